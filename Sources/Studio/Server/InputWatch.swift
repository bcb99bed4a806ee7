import Foundation
import WallpressInput

extension InputLock {
    /// A warning about another studio; nil if there is none. The lock is taken as soon as the other one ends.
    var warning: String? {
        take()
            ? nil
            : "Another studio is open for this input. Each sees what the other saves as a change on disk."
    }
}

/// A watch that checks the input about once a second, and sends changes to the page.
struct InputWatch: Sendable {
    let input: String
    let model: any StudioModel
    let events: Events
    let interval: Duration
    /// The input as it was before the model read it for the first time.
    let start: InputStamps

    /// Watches until the task is cancelled.
    ///
    /// A change counts when nothing else has changed since the last check, because a picture that is being copied cannot
    /// be read yet.
    func run() async {
        var known = start
        var last = known
        while (try? await Task.sleep(for: interval)) != nil {
            let now = InputStamps(of: input)
            if now != known, now == last {
                known = now
                let ids = await model.rescan()
                if ids != [] { events.send(.changed(ids: ids)) }
            }
            last = now
            let made = await model.takeMade()
            if !made.isEmpty { events.send(.changed(ids: made)) }
        }
    }
}
