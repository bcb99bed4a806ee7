/// Returns "did you mean ...?" with the words that begin like this one or take the fewest edits, or the list of words if none
/// is near. Neither has more than twenty words.
public func suggestion(for word: String, among known: [String]) -> String {
    // A text of many characters is no misspelled word, and comparing it takes long.
    let candidates = word.utf8.count > 100 ? [] : known
    let distances = candidates.map { (word: $0, distance: editDistance(word, $0)) }
    let least = distances.map(\.distance).min() ?? 0
    let near = distances.filter { candidate, distance in
        (distance == least && distance <= max(2, candidate.count / 3))
            || (word.count > 2 && candidate.hasPrefix(word))
    }.map(\.word)
    let most = 20
    if !near.isEmpty {
        return "did you mean \(near.prefix(most).map { "\"\($0)\"" }.joined(separator: " or "))?"
    }
    let others = known.count > most ? " or \(known.count - most) others" : ""
    return "expected one of \(known.prefix(most).joined(separator: ", "))" + others
}

/// Returns the number of insertions, deletions and replacements that turn one word into the other (Levenshtein 1965).
public func editDistance(_ a: some Sequence<Character>, _ b: some Sequence<Character>) -> Int {
    let b = Array(b)
    var row = Array(0...b.count)
    for (i, letter) in a.enumerated() {
        var diagonal = row[0]
        row[0] = i + 1
        for j in b.indices {
            let replaced = diagonal + (letter == b[j] ? 0 : 1)
            diagonal = row[j + 1]
            row[j + 1] = min(replaced, row[j] + 1, diagonal + 1)
        }
    }
    return row[b.count]
}
