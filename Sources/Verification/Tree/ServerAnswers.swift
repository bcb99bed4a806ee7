/// What a server said with its files; what it says of many is told once.
struct ServerAnswers: Sendable {
    /// One answer.
    struct Answer: Sendable {
        enum Outcome: Sendable {
            /// None; what the network said.
            case none(String)
            /// The header fields, and whether the file is known to be of another type than its extension says.
            case headers([String: String], isTypeKnownWrong: Bool)
        }

        let picture: AskedPicture
        let outcome: Outcome

        init(_ picture: AskedPicture, outcome: Outcome) {
            self.picture = picture
            self.outcome = outcome
        }
    }

    private var answers: [Answer] = []

    mutating func add(_ answers: [Answer]) { self.answers += answers }

    /// One for each thing that is wrong, however many files it concerns.
    var findings: [Finding] { [] }

    /// What is wrong with how a server hands out metadata.
    static func findings(onMetadata path: String, _ headers: [String: String]?) -> [Finding] { [] }
}
