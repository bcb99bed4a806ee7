import Crypto

extension Fetched {
    /// SHA-256 of all bytes, 64 hexadecimal digits in lower case, as the metadata spells it.
    var sha256: String {
        let digits = Array("0123456789abcdef".utf8)
        let digest = SHA256.hash(data: bytes).flatMap { [digits[Int($0 >> 4)], digits[Int($0 & 15)]] }
        return String(decoding: digest, as: UTF8.self)
    }
}
