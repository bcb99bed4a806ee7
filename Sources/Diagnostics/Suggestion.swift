/// "did you mean ...?" with the word that takes the fewest edits, or the list of words where none is near.
public func suggestion(for word: String, among known: [String]) -> String {
    // A text of many characters is no misspelled word, and comparing it takes long.
    let candidates = word.utf8.count > 100 ? [] : known
    let nearest = candidates.map { (word: $0, distance: editDistance(word, $0)) }.min {
        $0.distance < $1.distance
    }
    if let nearest, nearest.distance <= max(2, nearest.word.count / 3) {
        return "did you mean \"\(nearest.word)\"?"
    }
    return "expected one of \(known.joined(separator: ", "))"
}

/// Insertions, deletions and replacements that turn one word into the other (Levenshtein 1965).
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
