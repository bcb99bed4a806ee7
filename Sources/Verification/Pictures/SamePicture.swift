/// A file that was decoded, and what it shows.
struct ShownPicture: Sendable {
    let picture: AskedPicture
    let sketch: PictureSketch
}

/// Tells whether the variants of a wallpaper show one picture.
enum SamePicture {
    static func findings(_ shown: [ShownPicture], wallpaper: String) -> [Finding] { [] }
}
