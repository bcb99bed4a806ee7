/// The chain of directories in a TIFF. Thumbnails and masks are not pages.
struct TIFFPages {
    private let block: TIFFBlock
    /// The most pages of one file. A loop of directories is found when there are more.
    private static let most = 10_000
    /// The most entries of a directory. libtiff has the same limit.
    private static let mostEntries = 4096
    /// The most entries of all directories, which may overlap. A page has some dozens.
    private static let mostEntriesInAll = 1_000_000
    /// The most directories among which a camera has the image of its sensor.
    private static let mostOfCameras = 16

    init(_ bytes: [UInt8], window: FileWindow? = nil) throws(TIFFError) {
        guard let block = TIFFBlock(bytes[...], window: window) else {
            throw .damaged("it does not have the header of a TIFF")
        }
        self.block = block
    }

    /// Returns the first page.
    func first() throws(TIFFError) -> TIFFPage {
        var (first, found): (TIFFDirectory?, TIFFDirectory?)
        var seen = 0
        try walk { (directory) throws(TIFFError) in
            seen += 1
            if seen <= Self.mostOfCameras { try checkIsNoRaw(directory) }
            first = first ?? directory
            if try Self.isPage(directory) { found = directory }
            return found == nil
        }
        // A few programs mark their only image as a reduced one. Cameras and drawing programs have the real one
        // elsewhere.
        guard let directory = found ?? first else { throw .damaged("it has no page") }
        if found == nil, try directory.entry(.subdirectories) != nil {
            throw try raw(directory).map(TIFFError.otherKind) ?? .unsupported("only a thumbnail")
        }
        return try TIFFPage(directory)
    }

    /// Returns the number of pages, all of which are complete according to their directories.
    func count() throws(TIFFError) -> Int {
        var count = 0
        try walk { (directory) throws(TIFFError) in
            try directory.checkValues()
            if try Self.isPage(directory) { count += 1 }
            return true
        }
        return count
    }

    /// Visits directory after directory while `body` returns true.
    private func walk(_ body: (TIFFDirectory) throws(TIFFError) -> Bool) throws(TIFFError) {
        var offset = try block.firstDirectory()
        var visited: Set<Int> = []
        var entries = 0
        while offset != 0 {
            guard visited.insert(offset).inserted else {
                throw .damaged("its directories form a loop")
            }
            guard visited.count <= Self.most else {
                throw .overLimit("pages", visited.count, Self.most)
            }
            let directory = try block.directory(at: offset)
            guard directory.count <= Self.mostEntries else {
                throw .damaged("a directory has \(directory.count) entries")
            }
            entries += directory.count
            guard entries <= Self.mostEntriesInAll else {
                throw .overLimit("entries of directories", entries, Self.mostEntriesInAll)
            }
            guard try body(directory) else { return }
            offset = try directory.next()
        }
    }

    /// Returns whether it is neither a reduced image nor a mask.
    private static func isPage(_ directory: TIFFDirectory) throws(TIFFError) -> Bool {
        try (directory.integer(.newSubfileType) ?? 0) & 5 == 0
    }
}

// MARK: - Raw images of cameras

extension TIFFPages {
    /// The photometric interpretations of sensors: color filter array, linear raw.
    private static let sensors = [32803, 34892]

    private func checkIsNoRaw(_ directory: TIFFDirectory) throws(TIFFError) {
        var isRaw = try directory.entry(.dngVersion) != nil
        let photometric = try directory.integer(.photometric) ?? 0
        isRaw = isRaw || Self.sensors.contains(photometric)
        // The images of the sensor are below a thumbnail.
        for offset in try directory.integers(.subdirectories, most: 16) ?? [] where !isRaw {
            let directory = try block.directory(at: offset)
            guard directory.count <= Self.mostEntries else { continue }
            isRaw = Self.sensors.contains(try directory.integer(.photometric) ?? 0)
        }
        if isRaw { throw .otherKind(try raw(directory) ?? "camera raw data") }
    }

    /// Returns the name of a camera's own format.
    private func raw(_ directory: TIFFDirectory) throws(TIFFError) -> String? {
        if try directory.entry(.dngVersion) != nil { return "camera raw data (DNG)" }
        guard let entry = try directory.entry(.maker) else { return nil }
        let maker = try block.text(at: entry.position, length: min(entry.count, 16)).uppercased()
        let formats = ["NIKON": "NEF", "SONY": "ARW", "PENTAX": "PEF", "CANON": "CR2"]
        return formats.first { maker.hasPrefix($0.key) }.map { "camera raw data (\($0.value))" }
    }
}
