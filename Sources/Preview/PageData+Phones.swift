extension PageData {
    /// The addresses at which a phone finds the page.
    public struct Invitation: Sendable, Encodable {
        /// The address of the page for each address of the machine. Whoever has one can see the page.
        public let addresses: [String]
        /// The rows of a QR code of the first one: `1` for a dark module.
        public let code: [String]
        /// Advice for a phone that cannot open the page.
        public let hint = Self.hint

        private static let hint =
            "If the phone cannot open the page: it must be in the same network, which must let its devices connect to each other "
            + "(guest networks do not), and the firewall of this computer must allow incoming connections."

        package init(addresses: [String], code: [String]) { (self.addresses, self.code) = (addresses, code) }
    }

    /// Returns the data for phones: images, names and colors, but no findings and no availability.
    ///
    /// - Parameter source: Returns the path of a picture below the page.
    package func forPhones(source: (PageWallpaper.VariantImage) -> String) -> PageData {
        var data = self
        data.title = "Wallpapers"
        (data.verdict, data.against) = (nil, nil)
        (data.clients, data.readers, data.collections, data.settings) = ([], [], [], [])
        (data.removed, data.findings) = ([], [])
        for index in data.wallpapers.indices {
            (data.wallpapers[index].findings, data.wallpapers[index].change) = ([], nil)
            for picture in data.wallpapers[index].pictures.indices {
                data.wallpapers[index].pictures[picture].mask = nil
                data.wallpapers[index].pictures[picture].small = nil
                data.wallpapers[index].pictures[picture].source = source(wallpapers[index].pictures[picture])
            }
        }
        return data
    }
}
