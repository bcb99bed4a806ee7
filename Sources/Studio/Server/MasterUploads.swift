import WallpressDisk
import FlyingFox
import Foundation
import WallpressInput
import WallpressPixels

#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// An actor that adds uploaded pictures to the input, one at a time.
actor MasterUploads {
    private let input: String
    /// The largest picture, in bytes.
    private let limit: Int

    init(input: String, limit: Int) { (self.input, self.limit) = (input, limit) }

    /// The number of first bytes that are enough to recognize a picture and its size.
    private static let headSize = 1 << 16

    /// Reads a picture and adds it to the input, under the name that `wallpress add` would give it.
    ///
    /// The bytes go to a temporary file first, so that a picture that arrives slowly takes no memory. A file that is not a
    /// picture, or is too large, is refused as soon as that can be seen.
    func add(_ upload: MasterUpload, from body: HTTPBodySequence) async throws(StudioError)
        -> Addition.Copy
    {
        guard body.count ?? 0 <= limit else { throw .tooLarge(limit: limit) }
        let file = try TemporaryFile()
        let limits = try onInput(try Recipe.find(in: input)).decoding.limits
        var head: [UInt8] = []
        var largest = limit
        do {
            for try await data in body {
                try file.append(data)
                if head.count < Self.headSize {
                    head += data
                    if head.count >= ImageType.sniffedByteCount {
                        largest = min(limit, try maxFileByteCount(startingWith: head, of: upload, limits))
                    }
                }
                guard max(file.size, body.count ?? 0) <= largest else {
                    throw StudioError.tooLarge(limit: largest)
                }
            }
        } catch let error as StudioError {
            throw error
        } catch {
            throw .badRequest("the picture was cut short after \(file.size) bytes")
        }
        let bytes = try onInput(try file.bytes())
        return try onInput(
            try Addition.add(
                bytes, named: upload.name, to: upload.collectionID, in: input, replacing: upload.replaces))
    }

    /// Returns the largest size that a file can sensibly have whose first bytes these are: the size of its pixels without
    /// compression, with 16 bits and transparency, and 64 MB for everything else. Bytes after a small picture would be kept
    /// permanently.
    private func maxFileByteCount(
        startingWith head: [UInt8], of upload: MasterUpload, _ limits: DecodingLimits
    ) throws(StudioError) -> Int {
        do throws(PixelsError) {
            switch try ImageHeader.read(prefix: head, limits: limits) {
            case .complete(let header): return header.width * header.height * 8 + 64_000_000
            case .needsMoreBytes: return limit
            }
        } catch {
            throw .input(.master(path: upload.name, tried: "read its header", error))
        }
    }
}

/// A file without a name, so that nothing is left of it even if the program is killed.
private final class TemporaryFile: Sendable {
    private let descriptor: Int32

    init() throws(StudioError) {
        let folder = FileManager.default.temporaryDirectory.path
        var path = Array("\(folder)/wallpress-XXXXXX".utf8CString)
        descriptor = mkstemp(&path)
        guard descriptor >= 0 else { throw Self.failure(errno, "create a temporary file in \(folder)") }
        unlink(path)
    }

    deinit { close(descriptor) }

    /// The size in bytes.
    var size: Int { Int(lseek(descriptor, 0, SEEK_END)) }

    func append(_ data: Data) throws(StudioError) {
        if let code = data.withUnsafeBytes({ writeAll($0, to: descriptor) }) {
            throw Self.failure(code, "write a temporary file")
        }
    }

    /// Returns all bytes.
    func bytes() throws(InputError) -> [UInt8] {
        let size = size
        var isRead = true
        let bytes = [UInt8](unsafeUninitializedCapacity: size) { buffer, filled in
            while filled < size, isRead {
                let place = buffer.baseAddress?.advanced(by: filled)
                let count = pread(descriptor, place, size - filled, off_t(filled))
                if count > 0 { filled += count } else { isRead = count < 0 && errno == EINTR }
            }
        }
        guard isRead else {
            throw .unreadable(
                path: "a temporary file", tried: "read it", reason: String(cString: strerror(errno)))
        }
        return bytes
    }

    private static func failure(_ code: Int32, _ tried: String) -> StudioError {
        .system(tried: tried, reason: String(cString: strerror(code)))
    }
}
