import FlyingFox
import Foundation
import WallpressPreview
import WallpressServing

/// The sharing of a studio's wallpapers with phones on request, with unsaved edits.
actor PhoneSharing {
    private let content: DraftContent
    /// The running server and its invitation; nil until it has started and after its end.
    private var running: (number: Int, task: Task<Void, Never>, invitation: PageData.Invitation)?
    private var starts = 0

    init(of model: any StudioModel) { content = DraftContent(model: model) }

    /// Returns the invitation to the page, and serves it for an hour if it is not served yet.
    func start() async throws(StudioError) -> PageData.Invitation {
        if let running { return running.invitation }
        starts += 1
        let (number, server) = (starts, PhoneServer(of: content))
        let (results, result) = AsyncStream.makeStream(of: Result<PageData.Invitation, ServingError>.self)
        let task = Task {
            do throws(ServingError) {
                try await server.run { result.yield(.success($0)) }
            } catch {
                result.yield(.failure(error))
            }
            result.finish()
            if running?.number == number { running = nil }
        }
        switch await results.first(where: { _ in true }) {
        case .success(let invitation)?:
            // Another tab may have asked at the same time.
            if let running {
                task.cancel()
                return running.invitation
            }
            running = (number, task, invitation)
            return invitation
        case .failure(let error)?: throw .serving(error)
        case nil: throw .cancelled
        }
    }

    /// Stops serving. The addresses never work again.
    func stop() async {
        let task = running?.task
        running = nil
        task?.cancel()
        await task?.value
    }
}

/// The content of a draft for phones.
private actor DraftContent: PhoneServer.Content {
    private let model: any StudioModel
    /// The paths of pictures that a page has shown. Another phone may still show an older one.
    private var paths: Set<String> = []

    init(model: any StudioModel) { self.model = model }

    func page() async -> PageData {
        let page = await model.page()
        var data = page.shown
        data.wallpapers = page.wallpapers.map(\.shown)
        data = data.forPhones { "." + $0.source }
        paths.formUnion(
            data.wallpapers.flatMap(\.pictures).compactMap { $0.source.dropFirst(2).removingPercentEncoding })
        return data
    }

    func response(to request: HTTPRequest, for path: String) async -> HTTPResponse {
        guard let plain = path.removingPercentEncoding, paths.contains(plain), plain.hasPrefix("pictures/"),
            let picture = try? await model.picture(String(plain.dropFirst("pictures/".count)))
        else { return .nothing }
        return .bytes(picture.bytes, type: picture.type)
    }
}
