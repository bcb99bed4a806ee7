import Foundation
import WallpressTestSupport
import Testing
import Wallpapers

/// Downloads a file with a new source and returns the problem, or nil if there was none.
func problem(
    _ base: URL, _ path: String = "file.jpg",
    _ limits: DownloadLimits = DownloadLimits(bytes: 1000, seconds: 60), _ clock: ManualClock = ManualClock()
) async -> DownloadError? {
    do {
        _ = try await HTTPSource(base: base, clock: .init(clock)).bytes(
            at: path, within: limits)
        return nil
    } catch .download(let url, let problem) {
        #expect(url == base.appendingPathComponent(path), "the error names the URL that was asked for")
        return problem
    } catch {
        Issue.record("\(error)")
        return nil
    }
}
