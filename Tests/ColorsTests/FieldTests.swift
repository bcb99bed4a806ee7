import Colors
import TestSupport
import Testing

@Suite struct FieldTests {
    private func randomField(seed: UInt64) -> Field {
        var numbers = SeededGenerator(seed: seed)
        let columns = Int.random(in: 1...14, using: &numbers)
        let rows = Int.random(in: 1...14, using: &numbers)
        let values = (0..<columns * rows).map { _ in Int32.random(in: 0...30000, using: &numbers) }
        return Field(columns: columns, rows: rows, values: values)
    }

    @Test(arguments: 0..<20 as Range<UInt64>) func aSlopedFieldIsTheLowestAboveWithThatSlope(seed: UInt64) {
        let field = randomField(seed: seed)
        let slope: Int32 = 1280
        let sloped = field.sloped(by: slope)
        for y in 0..<field.rows {
            for x in 0..<field.columns {
                var expected: Int32 = 0
                for v in 0..<field.rows {
                    for u in 0..<field.columns {
                        let (dx, dy) = (abs(u - x), abs(v - y))
                        let fall = Int32(abs(dx - dy)) * slope + Int32(min(dx, dy)) * (slope * 181 / 128)
                        expected = max(expected, field.values[v * field.columns + u] - fall)
                    }
                }
                #expect(sloped.values[y * field.columns + x] == expected, "\(x) \(y)")
            }
        }
    }

    @Test(arguments: 20..<30 as Range<UInt64>) func spreadTakesTheLargestOfADisk(seed: UInt64) {
        let field = randomField(seed: seed)
        let spread = field.spread(radius: 3)
        for y in 0..<field.rows {
            for x in 0..<field.columns {
                var expected: Int32 = 0
                for v in 0..<field.rows {
                    for u in 0..<field.columns where (u - x) * (u - x) + (v - y) * (v - y) <= 9 {
                        expected = max(expected, field.values[v * field.columns + u])
                    }
                }
                #expect(spread.values[y * field.columns + x] == expected)
            }
        }
    }

    @Test(arguments: 30..<40 as Range<UInt64>) func blurringStaysWithinAndKeepsTheFlat(seed: UInt64) {
        let field = randomField(seed: seed)
        let blurred = field.blurred(radius: 2)
        #expect((blurred.values.max() ?? 0) <= (field.values.max() ?? 0))
        #expect((blurred.values.min() ?? 0) >= (field.values.min() ?? 0))
        let flat = Field(columns: 9, rows: 5, values: [Int32](repeating: 1234, count: 45))
        #expect(flat.blurred(radius: 3).values == flat.values)
        let point = Field(columns: 5, rows: 1, values: [0, 0, 300, 0, 0])
        #expect(point.blurred(radius: 1).values == [0, 100, 100, 100, 0])
    }

    @Test func theSmallestIsFoundFromAnyEstimate() throws {
        for threshold in 0...21 {
            for estimate in -3...25 {
                var attempts = 0
                let result = smallest(in: 0...20, near: estimate) { value -> Int? in
                    attempts += 1
                    return value >= threshold ? value : nil
                }
                #expect(result?.value == (threshold <= 20 ? threshold : nil), "\(threshold) \(estimate)")
                #expect(result?.found == result?.value)
                #expect(attempts <= (estimate == threshold ? 2 : 10))
            }
        }
    }
}
