// The types of other modules that an app names when it uses this one, so that `import Wallpapers` is all that it needs.
// Type aliases would not do: in a project with the upcoming feature MemberImportVisibility, as Xcode creates them, members
// of a type can be used only if its own module is imported or exported. Only these types are exported; names such
// as `Metadata` stay the app's.
@_exported import struct WallpressJSON.TextPosition
@_exported import struct WallpaperMetadata.CalendarDate
@_exported import struct WallpaperMetadata.Layout
@_exported import struct WallpaperMetadata.Profile
@_exported import struct WallpaperMetadata.Variant
