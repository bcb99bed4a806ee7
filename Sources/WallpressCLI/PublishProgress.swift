import WallpressPublishing

/// The progress of a publication: a bar on a terminal, otherwise a line every ten seconds.
struct PublishProgress: Sendable {
    let terminal: Terminal
    private let last = LastEvent()

    init(on terminal: Terminal) { self.terminal = terminal }

    /// Shows an event. May be called on any thread.
    @Sendable func show(_ event: PublishEvent) {
        last.note(event)
        let bar =
            switch event {
            case .sent(let done, let total), .checked(let done, let total):
                Terminal.bar(done, of: total) + " "
            case .step: ""
            }
        terminal.replaceProgress(bar + text(of: event))
    }

    /// Clears the line of progress, if there is nothing to wait for.
    func end() {
        last.note(nil)
        terminal.replaceProgress("")
    }

    /// Logs the last event every ten seconds if there is no line of progress, until the task is cancelled.
    func remind() async {
        await last.remind { if !terminal.showsProgress { terminal.log(text(of: $0)) } }
    }

    private func text(of event: PublishEvent) -> String {
        func percent(_ done: Int, of total: Int) -> Int { total == 0 ? 100 : done * 100 / total }
        return switch event {
        case .sent(let bytes, let total): "\(percent(bytes, of: total)) % sent"
        case .checked(let files, let total): "\(percent(files, of: total)) % of \(total) files checked"
        case .step(let name): name
        }
    }
}
