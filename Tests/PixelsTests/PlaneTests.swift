import WallpressPixels
import Testing

@Suite struct PlaneTests {
    @Test func paddingDoesNotCount() {
        let packed = Plane(width: 2, height: 2, samples: [1, 2, 3, 4])
        let padded = Plane(width: 2, height: 2, stride: 3, samples: [1, 2, 9, 3, 4, 9])
        #expect(packed == padded)
        #expect(padded[1, 1] == 4)
    }
}
