import Colors
import Pixels
import WallpaperMetadata

extension WallpaperPressing {
    /// Makes the variants of one master while it is read, so that it is never whole in memory; but where nobody
    /// says where a crop goes, all of it must be seen first.
    func prepare(
        _ pressing: Plan.Pressing, _ pressed: inout Pressed
    ) async throws(PressError) -> [PreparedVariant] {
        let path = pressing.master.path
        let (reader, file) = try await open(path)
        let order = writingOrder(of: pressing, from: reader)
        let memory = reader.memory(whole: pressing.asksAttention) + self.memory(ofVariantsOf: pressing, order)
        let variants = await workplace.memory.whileHolding(memory) {
            if reader.holdsAllCoefficients {
                workplace.jpegMemory.giveBack()
                Heaps.trim()
            }
            return await result { () throws(PressError) in
                try await self.variants(of: pressing, from: reader, order)
            }
        }
        pressed.findings.masterNotes.append(reader.notes)
        pressed.masters.append(await file.value)
        return try variants.get()
    }

    private func variants(
        of pressing: Plan.Pressing, from reader: PictureReader, _ order: WritingOrder
    ) async throws(PressError) -> [PreparedVariant] {
        let path = pressing.master.path
        let attention = try await step { () throws(PressError) in
            guard pressing.asksAttention else { return Attention?.none }
            try decoding(path) { () throws(PixelsError) in try reader.readWhole() }
            return reader.window.image.map(Attention.init(of:))
        }
        let miniature = ArrivingMiniature(CropTrials.miniature(of: reader.window, for: pressing.variants))
        switch order {
        case .oneByOne:
            let master = reader.window
            reader.close()
            return try await variants(of: pressing, whole: master, attention, miniature)
        case .sideBySide(let early):
            let variants = try await arrivingVariants(of: pressing, from: reader, attention, miniature, early)
            let small = await miniature.image
            // The largest first: the memory that it leaves does for the others.
            return try await inTurns(variants, of: \.job, early: early) { variant throws(PressError) in
                try await prepared(variant, path: path, small: small)
            }
        }
    }

    /// Makes variants of a master that is whole in memory: each is written while it is made, the largest first.
    private func variants(
        of pressing: Plan.Pressing, whole master: PictureWindow, _ attention: Attention?,
        _ miniature: ArrivingMiniature
    ) async throws(PressError) -> [PreparedVariant] {
        let path = pressing.master.path
        return try await inTurns(pressing.variants, of: { $0 }) { job throws(PressError) in
            let variant = try await arrivingVariant(job, of: master, attention, gathers: false, path: path)
            try await take(master, into: variant, of: path)
            // The first one that gets here has it made, while others make their variants.
            await miniature.take(master)
            return try await prepared(variant, path: path, small: miniature.image)
        }
    }

    /// Makes variants side by side while their master is read.
    private func arrivingVariants(
        of pressing: Plan.Pressing, from reader: PictureReader, _ attention: Attention?,
        _ miniature: ArrivingMiniature, _ early: Plan.VariantJob?
    ) async throws(PressError) -> [ArrivingVariant] {
        let path = pressing.master.path
        let master = reader.window
        // Until its file is finished.
        if early != nil { await workplace.writers.take(1) }
        let arrived = await result { () async throws(PressError) in
            let arriving = try await forEach(pressing.variants) { job throws(PressError) in
                try await arrivingVariant(
                    job, of: master, attention, gathers: gathers(job, but: early), path: path)
            }
            try await read(reader, into: arriving, and: miniature, of: path)
            return arriving
        }
        if case .failure = arrived, early != nil { await workplace.writers.giveBack(1) }
        return try arrived.get()
    }

    private func arrivingVariant(
        _ job: Plan.VariantJob, of master: PictureWindow, _ attention: Attention?, gathers: Bool, path: String
    ) async throws(PressError) -> ArrivingVariant {
        do throws(PixelsError) {
            return try await ArrivingVariant(
                job, of: master, attention: attention, gathers: gathers, encoding: encoding(of: job),
                workplace: workplace)
        } catch {
            throw .writing(job, of: path, error)
        }
    }

    /// Makes of variants what has been read, and at the same time reads on.
    private func read(
        _ reader: PictureReader, into variants: [ArrivingVariant], and miniature: ArrivingMiniature,
        of path: String
    ) async throws(PressError) {
        let resamplings = variants.flatMap(\.pictures).map(\.resampling)
        while true {
            let window = reader.window
            async let taken = take(window, into: variants, and: miniature, of: path)
            if !window.isAtEnd {
                let needed =
                    resamplings.map { $0.rowsNeeded(after: window) }
                    + [miniature.beginning.rowsNeeded(after: window)]
                try await step { () throws(PressError) in
                    try decoding(path) { () throws(PixelsError) in try reader.read(keeping: needed) }
                }
            }
            try await taken.get()
            if window.isAtEnd { break }
        }
        reader.close()
    }

    private func take(
        _ window: PictureWindow, into variants: [ArrivingVariant], and miniature: ArrivingMiniature,
        of path: String
    ) async -> Result<Void, PressError> {
        await result { () throws(PressError) in
            _ = try await forEach(variants.map(Optional.some) + [nil]) { variant throws(PressError) in
                guard let variant else { return await miniature.take(window) }
                try await take(window, into: variant, of: path)
            }
        }
    }

    private func take(
        _ window: PictureWindow, into variant: ArrivingVariant, of path: String
    ) async throws(PressError) {
        do throws(PixelsError) {
            try await variant.take(window)
        } catch {
            throw .writing(variant.job, of: path, error)
        }
    }

    /// Encodes what can be, so that nothing large of it is left.
    private func prepared(
        _ variant: ArrivingVariant, path: String, small: Image
    ) async throws(PressError) -> PreparedVariant {
        let finished: FinishedVariant
        do throws(PixelsError) {
            finished = try await variant.finished(kernels: kernels)
        } catch {
            throw .writing(variant.job, of: path, error)
        }
        var prepared = PreparedVariant(
            masterPath: path, job: variant.job, crop: variant.crop, pixels: finished.pixels,
            measure: finished.measure, smallMaster: small)
        if !mayGetScrim { prepared.pixels = .staged(try stage(prepared, under: nil)) }
        return prepared
    }

    /// Opens a master, and hashes it beside the rest: that takes as long as many rows of a picture, and nobody waits
    /// for it. As a task of its own it lets go of the file's bytes as soon as it is done.
    private func open(
        _ path: String
    ) async throws(PressError) -> (reader: PictureReader, file: Task<RememberedFile, Never>) {
        let (bytes, stamp) = try await step { () throws(PressError) in
            try InputFolder.stampedContents(of: path)
        }
        let file = Task {
            await workplace.permits.whileHolding {
                RememberedFile(
                    sha256: ContentHash(of: bytes), stamp: stamp.settled(before: workplace.begin))
            }
        }
        let reader = try await step { () throws(PressError) in
            try decoding(path) { () throws(PixelsError) in
                try PictureReader(bytes, options: recipe.decoding)
            }
        }
        return (reader, file)
    }

    private func decoding<Value>(
        _ path: String, _ decode: () throws(PixelsError) -> Value
    ) throws(PressError) -> Value {
        do throws(PixelsError) {
            return try decode()
        } catch {
            throw .master(path: path, tried: "decode it", error)
        }
    }
}

extension PressError {
    static func writing(_ job: Plan.VariantJob, of master: String, _ error: PixelsError) -> PressError {
        .master(path: master, tried: "write its \(job.variant.rawValue) variant", error)
    }
}

extension Plan.Pressing {
    /// Whether a crop goes where the eye goes, which only the whole picture tells.
    var asksAttention: Bool { variants.contains { $0.placement == nil } }
}
