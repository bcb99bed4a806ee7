/// A server of a tree for programs on this machine.
public struct TreeServer: Sendable {
    private let handler: TreeHandler
    private let server: PatientServer

    /// - Parameters:
    ///   - faults: The failures to simulate.
    ///   - port: The port to listen on; 0 for a free one.
    /// - Throws: `ServingError.noFolder` if the tree is not a folder.
    public init(of tree: String, faults: [Fault], port: UInt16) throws(ServingError) {
        handler = try TreeHandler(of: tree, faults: faults)
        server = PatientServer(on: port)
    }

    /// Serves until the task is cancelled.
    ///
    /// - Parameter started: Receives the address of the root when it can be reached.
    /// - Throws: `ServingError`
    public func run(_ started: @escaping @Sendable (String) -> Void) async throws(ServingError) {
        try await server.run { _ in
            handler
        } started: {
            started("http://127.0.0.1:\($1)/")
        }
    }
}
