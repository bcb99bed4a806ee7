/// The color profile of a JPEG, in the pieces that its APP2 segments hold (ICC.1:2022, annex B.4).
///
/// A piece is "ICC_PROFILE", 0, its number from 1, the number of pieces, and up to 65,519 bytes.
package struct ICCSegments: Sendable, Equatable {
    /// A whole profile, or the reason why there is none.
    package enum Assembled: Sendable, Equatable {
        /// No segment belongs to a profile.
        case none
        /// All pieces, one behind the other.
        case profile([UInt8])
        /// Pieces are missing, duplicate or contradictory.
        case broken(reason: String)
    }

    private var pieces: [UInt8: ArraySlice<UInt8>] = [:]
    private var announced: UInt8?
    private var fault: String?
    private static let signature = Array("ICC_PROFILE\0".utf8)

    /// Adds the payload of an APP2 segment, unless that is of another kind.
    mutating func add(_ payload: ArraySlice<UInt8>) {
        guard payload.starts(with: Self.signature) else { return }
        let piece = payload.dropFirst(Self.signature.count)
        guard let number = piece.first, let count = piece.dropFirst().first else {
            fault = "a piece of it has no number"
            return
        }
        if let announced, announced != count { fault = "its pieces do not agree on how many they are" }
        if pieces[number] != nil { fault = "it has piece \(number) twice" }
        announced = count
        pieces[number] = piece.dropFirst(2)
    }

    /// Joins the pieces in the order of their numbers.
    package func assembled() -> Assembled {
        if let fault { return .broken(reason: fault) }
        guard let announced else { return .none }
        var profile: [UInt8] = []
        for number in 0..<Int(announced) {
            guard let piece = pieces[UInt8(number + 1)] else {
                return .broken(reason: "piece \(number + 1) of \(announced) is missing")
            }
            profile += piece
        }
        guard pieces.count == Int(announced), !profile.isEmpty else {
            return .broken(reason: "its pieces are not numbered from 1 to \(announced)")
        }
        return .profile(profile)
    }
}
