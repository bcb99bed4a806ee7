import WallpressJSON
import Testing

@Suite struct JSONOutlineTests {
    private static let wallpapers: [JSONNode] = (0..<3).map { .object([.init("id", .number($0))]) }
    private static let node = JSONNode.object([
        .init("date", .string("2022-06-27")), .init("none", .array([])), .init("empty", .object([])),
        .init(
            "collections",
            .array([
                .object([.init("id", .string("a\"b")), .init("wallpapers", .array(wallpapers))]),
                .object([.init("wallpapers", .array([])), .init("rank", .number(3))]),
            ])),
    ])

    private static func outline(_ wallpapers: [JSONNode]) -> JSONOutline {
        .object([
            ("date", .node(.string("2022-06-27"))), ("none", .list([])), ("empty", .object([])),
            (
                "collections",
                .list([
                    .object([
                        ("id", .node(.string("a\"b"))),
                        ("wallpapers", .objects(count: wallpapers.count) { wallpapers[$0] }),
                    ]),
                    .object([
                        ("wallpapers", .objects(count: 0) { _ in .null }), ("rank", .node(.number(3))),
                    ]),
                ])
            ),
        ])
    }

    @Test func anOutlineIsWrittenLikeItsNode() {
        var text = ""
        Self.outline(Self.wallpapers).write { text += $0 }
        #expect(text == Self.node.formatted)
    }
}
