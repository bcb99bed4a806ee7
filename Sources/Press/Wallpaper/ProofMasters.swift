import WallpressDisk
import WallpressInput
import WallpressPixels

/// The decoded masters of a wallpaper, from which proofs are made.
package struct ProofMasters: Sendable {
    let masters: [DecodedMaster]

    /// Decodes the masters of a job.
    ///
    /// - Throws: The error of the first master that cannot be used.
    package init(of job: Plan.Job, by recipe: Recipe) async throws(PressError) {
        masters = try await WallpaperBuild(proving: job, recipe).decodeMasters()
    }

    private init(_ masters: [DecodedMaster]) { self.masters = masters }

    /// The same masters with as few pixels as an estimate needs.
    package var reduced: ProofMasters {
        ProofMasters(masters.map { DecodedMaster($0, longestSide: 2400) })
    }

    /// Returns a text that changes whenever the masters of a job do.
    package static func key(of job: Plan.Job) -> String {
        Checksum(of: job.mastersText).description
    }

    /// The images, upright, in the order of the job.
    package var images: [Image] { masters.map(\.image) }
}
