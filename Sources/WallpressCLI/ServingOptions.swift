import ArgumentParser
import WallpressServing

/// The options of `preview` that serve a tree.
struct ServingOptions: ParsableArguments {
    @Flag(help: "Serve the tree on 127.0.0.1, as a web server would, until Ctrl+C.")
    var serve = false

    @Flag(help: "Show the wallpapers on phones in the local network, for an hour or until Ctrl+C.")
    var phone = false

    @Option(help: ArgumentHelp("The port, 1024 to 65535; a free one by default.", valueName: "n"))
    var port: Int?

    @Option(
        help: ArgumentHelp(
            "Make a request fail: 404:PATH or another status, slow:PATH, cut:PATH. A path may end in *.",
            valueName: "fault"))
    var fault: [GivenText] = []

    /// Whether something is served.
    var isOn: Bool { serve || phone }

    /// The port; 0 for a free one.
    var portNumber: UInt16 { UInt16(port ?? 0) }

    func validate() throws {
        if let port, !(1_024...65_535).contains(port) {
            throw ValidationError("--port must be a whole number from 1024 to 65535, found \(port)")
        }
        if !isOn, port != nil || !fault.isEmpty {
            throw ValidationError("--port and --fault require --serve or --phone")
        }
        do throws(ServingError) { _ = try faults() } catch { throw ValidationError("--fault: \(error)") }
    }

    /// Returns the faults.
    func faults() throws(ServingError) -> [Fault] {
        var faults: [Fault] = []
        for text in fault { faults.append(try Fault(text.text)) }
        return faults
    }
}
