import Testing
import WallpressStudio

@Suite struct LRUCacheTests {
    @Test func theOldestMakeRoom() {
        var store = LRUCache<Int>(capacity: 10) { $0 }
        func kept() -> String { "abcdef".filter { store.has(String($0)) } }
        for (key, size) in [("a", 4), ("b", 3), ("c", 3)] { store[key] = size }
        #expect(kept() == "abc")
        let used = store["a"]
        #expect(used == 4)
        store["d"] = 1
        #expect(kept() == "acd", "b was not used for the longest time")
        store["c"] = 2
        store["e"] = 3
        #expect(kept() == "acde", "a replaced value counts once")
        store["f"] = 20
        #expect(kept() == "f", "the newest stays, whatever its size")
        store["f"] = nil
        store["a"] = 10
        let removed = store["f"]
        #expect(kept() == "a" && removed == nil)
    }
}
