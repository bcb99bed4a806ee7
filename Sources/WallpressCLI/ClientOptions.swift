import ArgumentParser
import WallpressDiagnostics
import Foundation
import WallpressInput
import WallpressPreview
import WallpressVerification
import WallpaperMetadata

/// The options of `verify` and `preview` for the clients, days and locales of a tree, and for the recipe with the
/// expected values.
struct ClientOptions: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "A profile whose clients are simulated; by default, all profiles that the tree has files for.",
            valueName: "profile"), completion: .profiles)
    var `as`: [GivenText] = []

    @Option(
        help: ArgumentHelp(
            "An additional day to simulate, besides today and the days in the metadata.",
            valueName: "date"))
    var on: [GivenText] = []

    @Option(
        help: ArgumentHelp(
            "An additional locale to simulate, besides those in the metadata.", valueName: "id"))
    var locale: [GivenText] = []

    @OptionGroup
    var patience: PatienceOption

    @Option(
        help: ArgumentHelp(
            "A wallpress.yml with your own profiles and rules to ignore.", valueName: "file"))
    var recipe: GivenText?

    @Option(help: ArgumentHelp("The input folder whose wallpress.yml is read.", valueName: "dir"))
    var input: GivenText?

    func validate() throws {
        if recipe != nil, input != nil {
            throw ValidationError("--recipe and --input cannot be used together")
        }
    }

    /// The folder `Input`; nil if there is none. A path that cannot be read counts as existing.
    static var usualInput: String? {
        var status = stat()
        return lstat("Input", &status) == 0 || errno != ENOENT ? "Input" : nil
    }

    /// Returns the verification of a tree.
    ///
    /// - Parameter rules: The diagnostics that it leaves out.
    func verification(of tree: String, _ rules: RuleOptions) throws -> Verification {
        let recipe = try readRecipe(for: tree)
        var verification = try Verification(
            of: tree, on: Date().day, and: on.map(\.text), profiles: self.as.map(\.text),
            known: (recipe?.recipe ?? Recipe()).knownProfiles,
            jobs: ProcessInfo.processInfo.activeProcessorCount)
        try verification.simulate(locales: locale.map(\.text))
        verification.suppressions = try rules.suppressions(of: Verification.rules)
        if let (recipe, path) = recipe {
            verification.suppressions += try recipe.suppressions(
                of: Verification.rules, among: .all, in: path)
        }
        verification.failsOn = rules.failOn
        verification.lock = lock(for: tree)
        verification.timeout = patience.seconds
        verification.version = Wallpress.version
        return verification
    }

    /// Returns the URL of the tree that is live, from the recipe.
    func liveTree(beside tree: String) throws -> String {
        let found = try readRecipe(for: tree)
        guard let url = found?.recipe.publishing.url else {
            throw PreviewError.noLiveTree(recipe: found?.path ?? Recipe.path(in: "Input"))
        }
        return url
    }

    /// Returns the recipe that was named, or the one in `Input` for a tree on disk. Nil if there is none.
    private func readRecipe(for tree: String) throws(InputError) -> (recipe: Recipe, path: String)? {
        if let path = recipe?.text { return (try Recipe(readingFrom: path), path) }
        guard let input = folder(for: tree) else { return nil }
        return (try Recipe.find(in: input), Recipe.path(in: input))
    }

    /// Returns the published wallpapers from the lock of the input. A build warns about a lock that cannot be read.
    private func lock(for tree: String) -> PublishedLock? {
        guard let input = folder(for: tree),
            let bytes = try? InputFolder.contents(of: "\(input)/\(PublishedLock.fileName)")
        else { return nil }
        return try? PublishedLock(parsing: bytes)
    }

    /// Returns the given input folder, or `Input` for a tree on disk.
    private func folder(for tree: String) -> String? {
        input?.text ?? (tree.contains("://") ? nil : Self.usualInput)
    }

    /// Returns the path of a master for each wallpaper of the tree's input folder. There are none if it cannot be read.
    func masters(for tree: String) -> [String: String] {
        guard let folder = folder(for: tree),
            let catalog = try? Catalog.scan(folder, for: readRecipe(for: tree)?.recipe ?? Recipe())
        else { return [:] }
        let masters = catalog.collections.flatMap(\.wallpapers).compactMap { wallpaper in
            wallpaper.master(for: .portrait).map { (wallpaper.id, $0.path) }
        }
        return Dictionary(masters, uniquingKeysWith: { first, _ in first })
    }
}

/// The option for the time to wait for a silent server.
struct PatienceOption: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "Stop when the server of a URL sends nothing for this many seconds, 1 to 600.",
            valueName: "seconds"))
    var timeout = 15

    var seconds: Double { Double(timeout) }

    func validate() throws {
        guard (1...600).contains(timeout) else {
            throw ValidationError(
                "--timeout must be a whole number of seconds from 1 to 600, found \(timeout)")
        }
    }
}
