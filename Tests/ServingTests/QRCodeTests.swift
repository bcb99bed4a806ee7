import Testing
import WallpressDisk

import WallpressServing

@Suite struct QRCodeTests {
    private static let capacities = [14, 26, 42, 62, 84, 106, 122, 152, 180, 213]

    @Test func codesAreThoseOfAnotherProgram() throws {
        // SHA-256 of the rows that segno 1.6 (Python) makes of the same texts with the masks 2, 7, 7, 2, 2, 6, 2, 2, 2,
        // 2. For two of them it would choose another mask, because it counts patterns differently; readers accept any.
        let checksums = [
            "9041f58c7fee0425fd0e75d8935ebcbec6a7fe4907dc1a87ef1a2b1143fa2cc2",
            "9f7129a612952766a32a7390a081dc9d8c376d4e258f14c6192a02807830ad72",
            "45eb0fba767bd78876b1b1ec7e2a0fcf59d1ee5d4346a1bdf5cd9599bd8f8d7c",
            "dde13da278012f3d859b52f876499207a7f986e94dc730cb6da2c552ec9f7860",
            "610aeed092ff7497c254cabd77e74c009b39d70c5b35d6f71ea78e810e3d9c7c",
            "0adb2c0696256d90f997818a530bf47f9a85dea662570d67dd0a0828e12a07a5",
            "8f5939459d76bec598bcab7abdee6548ae732c0c684fc842d9695041b6f2b938",
            "a051424009dcf2ae18004fec34d97994ba3e00b1fa662cf2ef5979366fcf929e",
            "bdaa6e09ce9d3939e7c07950e4a494fbcc2a1b0f0baf5d39ae0d6bfb155f4cc4",
            "54135d153de15e65a72117932d56461e024554191c0bc0b476c522e7f9a680a1",
        ]
        for (index, checksum) in checksums.enumerated() {
            let text = (0..<Self.capacities[index]).map { UInt8(97 + ($0 * $0 + index + 1) % 26) }
            let code = try #require(QRCode(String(decoding: text, as: UTF8.self)))
            let rows = code.modules.map { String($0.map { $0 ? "1" : "0" }) }.joined(separator: "\n")
            #expect(hexadecimal(Checksum.digest(of: Array(rows.utf8))) == checksum, "version \(index + 1)")
        }
    }

    @Test func theSmallestVersionIsTaken() {
        for (version, capacity) in zip(1..., Self.capacities) {
            #expect(QRCode(String(repeating: "a", count: capacity))?.modules.count == 17 + 4 * version)
        }
        #expect(QRCode(String(repeating: "a", count: 214)) == nil)
    }
}
