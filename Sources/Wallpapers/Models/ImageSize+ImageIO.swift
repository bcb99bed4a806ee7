#if canImport(ImageIO)
    import Foundation
    import ImageIO
    import WallpaperMetadata

    extension ImageSize {
        /// Decodes an image with ImageIO. The size is nil for bytes that are not an image, or not a complete one.
        public init?(decoding data: Data) {
            // Without this option, an image is decoded when it is first drawn.
            let options = [kCGImageSourceShouldCacheImmediately: true] as CFDictionary
            guard let source = CGImageSourceCreateWithData(data as CFData, nil),
                let image = CGImageSourceCreateImageAtIndex(source, 0, options),
                // The first part of a JPEG decodes as well, and leaves the rest gray.
                CGImageSourceGetStatus(source) == .statusComplete
            else { return nil }
            self.init(width: image.width, height: image.height)
        }
    }

    extension WallpaperManager.Configuration {
        /// Creates a configuration that checks images with ImageIO. Everything else can be set later.
        public init(
            source: any WallpaperSource, store: any WallpaperStore, preferences: any WallpaperPreferences,
            profile: Profile, legacy: LegacyWallpaperManager? = nil
        ) {
            self.init(
                source: source, store: store, preferences: preferences, profile: profile, legacy: legacy,
                imageSize: { ImageSize(decoding: $0) })
        }
    }

    extension LegacyWallpaperManager.Configuration {
        /// Creates a configuration that checks images with ImageIO. Everything else can be set later.
        public init(
            collections: [LegacyWallpaperCollection], source: any WallpaperSource, store: any WallpaperStore,
            preferences: any WallpaperPreferences
        ) {
            self.init(
                collections: collections, source: source, store: store, preferences: preferences,
                imageSize: { ImageSize(decoding: $0) })
        }
    }
#endif
