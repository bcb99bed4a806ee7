import Colors
import Crypto
import Pixels
import WallpaperMetadata

/// One wallpaper on its way from its masters to staged files.
struct WallpaperPressing: Sendable {
    let job: Plan.Job
    let recipe: Recipe
    let kernels: KernelLevel
    let input: InputFolder
    let staging: Staging
    let permits: Permits

    /// A wallpaper that is staged: what it is, and what has to get its place in the tree.
    struct Pressed: Sendable {
        var wallpaper: Report.Wallpaper
        var pictures: [Publication.Picture] = []
        /// Of the four variants that stand behind text.
        var measures: [VariantMeasure] = []
    }

    /// Presses all variants, one master after the other, or none.
    func press() async -> Result<Pressed, PressError> {
        var pressed = Pressed(wallpaper: Report.Wallpaper(id: job.id, collection: job.collection))
        pressed.wallpaper.warnings = job.warnings
        for pressing in job.pressings {
            pressed.wallpaper.notes += pressing.master.notes
            switch await press(pressing, into: pressed) {
            case .success(let more): pressed = more
            case .failure(let error): return .failure(error)
            }
        }
        pressed.wallpaper.files.sort { ($0.variant, $0.path) < ($1.variant, $1.path) }
        pressed.colorWallpaper(wishes: ColorWishes(job.settings, recipe))
        return .success(pressed)
    }

    private func press(_ pressing: Plan.Pressing, into pressed: Pressed) async -> Result<Pressed, PressError>
    {
        var pressed = pressed
        let master: DecodedMaster
        switch await permits.whileHolding({ decode(pressing) }) {
        case .success(let decoded): master = decoded
        case .failure(let error): return .failure(error)
        }
        pressed.wallpaper.notes += master.notes.map { "\(pressing.master.path): \($0)" }
        let staged = await withTaskGroup(of: Result<StagedVariant, PressError>.self) { group in
            for variant in pressing.variants {
                group.addTask { await permits.whileHolding { stage(variant, of: master) } }
            }
            return await group.reduce(into: []) { $0.append($1) }
        }
        for result in staged {
            switch result {
            case .success(let variant): pressed.add(variant)
            case .failure(let error): return .failure(error)
            }
        }
        return .success(pressed)
    }

    /// A master's planes, and where in them the eye goes if somebody wants to know.
    private struct DecodedMaster: Sendable {
        let path: String
        let image: Image
        let attention: Attention?
        let notes: [String]
    }

    private func decode(_ pressing: Plan.Pressing) -> Result<DecodedMaster, PressError> {
        let path = pressing.master.path
        do throws(PressError) {
            let bytes = try input.read(path)
            do throws(PixelsError) {
                let decoded = try Image.decode(bytes, options: recipe.decoding)
                let asksAttention = pressing.variants.contains { $0.placement == nil }
                return .success(
                    DecodedMaster(
                        path: path, image: decoded.image,
                        attention: asksAttention ? Attention(of: decoded.image) : nil, notes: decoded.notes))
            } catch {
                throw .master(path: path, tried: "decode it", error)
            }
        } catch {
            return .failure(error)
        }
    }

    /// A variant whose files are staged.
    struct StagedVariant: Sendable {
        let variant: Variant
        let crop: Report.Crop
        let files: [Report.File]
        let pictures: [Publication.Picture]
        let warnings: [String]
        /// Nil for the thumbnail.
        let measure: VariantMeasure?
    }

    private func stage(_ job: Plan.VariantJob, of master: DecodedMaster) -> Result<StagedVariant, PressError>
    {
        let crop = CoverCrop(
            pictureWidth: master.image.width, pictureHeight: master.image.height,
            targetWidth: job.width, targetHeight: job.height,
            placement: job.placement ?? master.attention.map { .attention($0) } ?? .center)
        let pressing = VariantPressing(job: job, isProgressive: recipe.isProgressive, kernels: kernels)
        do throws(PressError) {
            let picture = pressing.picture(of: master.image, crop.box)
            let bytes: [Layout.FileType: [UInt8]]
            do throws(PixelsError) {
                bytes = try pressing.encode(picture)
            } catch {
                throw .master(path: master.path, tried: "write its \(job.variant.rawValue) variant", error)
            }
            let measure = VariantMeasure(of: picture, as: job.variant, kernels: kernels)
            return .success(try stage(bytes, for: job, crop: crop, measure: measure))
        } catch {
            return .failure(error)
        }
    }

    private func stage(
        _ bytes: [Layout.FileType: [UInt8]], for job: Plan.VariantJob, crop: CoverCrop,
        measure: VariantMeasure?
    ) throws(PressError) -> StagedVariant {
        var files: [Report.File] = []
        var pictures: [Publication.Picture] = []
        for (type, bytes) in bytes {
            let named = job.files.filter { $0.type == type }
            let digest = SHA256.hash(data: bytes).map { hexadecimalDigits($0) }.joined()
            pictures.append(Publication.Picture(file: try staging.stage(bytes), paths: named.map(\.path)))
            files += named.map { Report.File($0, of: job, bytes: bytes.count, sha256: digest) }
        }
        return StagedVariant(
            variant: job.variant, crop: Report.Crop(crop, for: job), files: files, pictures: pictures,
            warnings: crop.warnings(for: job), measure: measure)
    }
}

extension WallpaperPressing.Pressed {
    fileprivate mutating func add(_ variant: WallpaperPressing.StagedVariant) {
        wallpaper.crops[variant.variant] = variant.crop
        wallpaper.files += variant.files
        wallpaper.warnings += variant.warnings
        pictures += variant.pictures
        measures += [variant.measure].compactMap(\.self)
    }
}

extension Report.File {
    fileprivate init(_ file: Plan.File, of job: Plan.VariantJob, bytes: Int, sha256: String) {
        self.init(
            path: file.path, variant: job.variant, profiles: file.profiles, client: file.client,
            width: job.width, height: job.height, bytes: bytes, sha256: sha256)
    }
}

/// Two lower-case hexadecimal digits.
private func hexadecimalDigits(_ byte: UInt8) -> String {
    (byte < 16 ? "0" : "") + String(byte, radix: 16)
}
