import CairnCore
import CairnFormat
import CairnLinux
import CairnRemote
import CairnText

/// The one repository in a store that an address means: the one it names, in full or by the first
/// digits of its id, or the only one there.
struct RemotePlace {
    let state: RemoteState

    init(_ url: RemoteURL, _ context: Context, _ cancellation: Cancellation) throws {
        if let id = url.repository {
            guard let store = try Self.store(url, context, cancellation) else {
                throw Self.nothing(at: url, context)
            }
            state = RemoteState(store, repository: id)
            return
        }
        if let store = try Self.store(url, context, cancellation) {
            let ids = try Self.pushed(Self.ids(store), store)
            if ids.count > 1 {
                throw CommandFailure(
                    "there are \(ids.count) repositories at \(url.text)",
                    "name one, as \(url.text)/\(ids[0].short); `cairn remote list \(url.text)` shows them"
                )
            }
            if let id = ids.first {
                state = RemoteState(store, repository: id)
                return
            }
        }
        guard let (above, digits) = try Self.split(url),
            let store = try Self.store(above, context, cancellation)
        else { throw try Self.missing(url, context, cancellation) }
        let ids = try Self.ids(store).filter { $0.description.hasPrefix(digits) }
        guard let id = ids.first else { throw try Self.missing(url, context, cancellation) }
        guard ids.count == 1 else {
            throw CommandFailure(
                "\(digits) is the beginning of several repositories' ids at \(above.text)",
                "give more of its digits; `cairn remote list \(above.text)` shows them")
        }
        state = RemoteState(store, repository: id)
    }

    /// The repositories that an address means: all that are there, or those that the digits at its
    /// end name.
    static func repositories(
        _ url: RemoteURL, _ context: Context, _ cancellation: Cancellation
    ) throws -> (store: any RemoteStore, ids: [Hash128]) {
        if let store = try store(url, context, cancellation) {
            let ids = try ids(store).filter { url.repository == nil || url.repository == $0 }
            if !ids.isEmpty { return (store, ids) }
        }
        if let (above, digits) = try split(url),
            let store = try store(above, context, cancellation)
        {
            let ids = try ids(store).filter { $0.description.hasPrefix(digits) }
            if !ids.isEmpty { return (store, ids) }
        }
        throw try missing(url, context, cancellation)
    }

    /// Says what is missing at an address that leads to no repository, and what is there instead.
    private static func missing(
        _ url: RemoteURL, _ context: Context, _ cancellation: Cancellation
    ) throws -> CommandFailure {
        if let absent = absent(url, context) { return absent }
        let base = url.base
        guard url.repository == nil, let slash = base.lastIndex(where: { $0 == "/" || $0 == ":" })
        else { return nothing(at: url, context) }
        let name = String(base[base.index(after: slash)...])
        // `rclone:b2:` is above a bucket, `dir:/` above a directory of the root.
        let isRoot = base[slash] == ":" || base[..<slash] == "dir:"
        let text = String(isRoot ? base[...slash] : base[..<slash])
        guard !name.isEmpty, let above = try? RemoteURL(text) else {
            return nothing(at: url, context)
        }
        let names: [String]
        do {
            guard let store = try store(above, context, cancellation) else {
                return CommandFailure(
                    "there is no repository at \(url.text): not even \(above.text) is there",
                    "check the address, and that its disk is mounted",
                    exitCode: ExitStatus.noRepository)
            }
            names = try store.tops()
        } catch is RemoteError where !cancellation.isRequested { return nothing(at: url, context) }
        if names.contains(name) { return nothing(at: url, context) }
        let isBucket = base.hasPrefix("rclone:") && base[slash] == ":"
        let near = names.prefix(namesMaximum).filter {
            NearMiss.distance(Array($0.lowercased().utf8), Array(name.lowercased().utf8)) != nil
        }.min()
        let there =
            near.map { "did you mean \(text)\(isRoot ? "" : "/")\($0)?" }
            ?? "\(text) has no such name: check the address, and that its disk is mounted"
        return CommandFailure(
            "there is no repository at \(url.text): no such \(isBucket ? "bucket or directory" : "directory")",
            PathText.display(there.utf8), exitCode: ExitStatus.noRepository)
    }

    private static let namesMaximum = 10_000

    private static let digits = 4..<32

    /// An address that may end in the first digits of an id.
    private static func split(_ url: RemoteURL) throws -> (above: RemoteURL, digits: String)? {
        guard let slash = url.text.lastIndex(of: "/") else { return nil }
        let digits = url.text[url.text.index(after: slash)...]
        guard Self.digits.contains(digits.utf8.count), digits.allSatisfy(\.isHexDigit),
            let above = try RemoteURL(String(url.text[..<slash]))
        else { return nil }
        return (above, digits.lowercased())
    }

    /// - Returns: nil where there is no such directory.
    static func store(
        _ url: RemoteURL, _ context: Context, _ cancellation: Cancellation
    ) throws -> (any RemoteStore)? {
        do {
            let line = RemoteIdleLine(context.options, url.base)
            return try url.open(
                context.state, cancellation: cancellation, idle: { line.show($0) })
        } catch let error as SystemError where error.isMissing { return nil }
    }

    private static func ids(_ store: any RemoteStore) throws -> [Hash128] {
        try store.tops().compactMap { Hash128(hex: $0) }
    }

    /// Of several repositories those with a state, when there are any: a directory with such a name
    /// can be made by anybody.
    private static func pushed(_ ids: [Hash128], _ store: any RemoteStore) throws -> [Hash128] {
        guard (2...asked).contains(ids.count) else { return ids }
        let found = try ids.filter { try !RemoteState(store, repository: $0).manifests().isEmpty }
        return found.isEmpty ? ids : found
    }

    /// The most repositories that are asked for their states.
    private static let asked = 100

    /// What is said where nothing is of the repository whose pushes went there; nil where none did.
    static func absent(_ url: RemoteURL, _ context: Context) -> CommandFailure? {
        let isOfHere = url.repository == nil && context.remote == nil
        let own = isOfHere ? context.state.repository(at: context.repositoryPath) : nil
        guard let id = url.repository ?? own,
            let last = RemoteFinding.lastState(url, id, context)
        else { return nil }
        let remotes = (try? NamedRemote.all(context)) ?? []
        let name = remotes.first { $0.url.base == url.base }.map { "\($0.shown), \(url.base)," }
        return CommandFailure(
            "the remote \(name ?? url.base) has nothing of this repository, and had state \(last.number), pushed \(TimeText.utc(Timestamp(seconds: last.seconds)))",
            "check that its disk is mounted and the address is right",
            exitCode: ExitStatus.noRepository)
    }

    private static func nothing(at url: RemoteURL, _ context: Context) -> CommandFailure {
        if let absent = absent(url, context) { return absent }
        return CommandFailure(
            "there is no repository at \(url.text)",
            "check the address, and that its disk is mounted; `cairn remote push \(url.text)` makes one there",
            exitCode: ExitStatus.noRepository)
    }
}

/// What this machine saw in a remote last: nobody puts an older state back unnoticed. - Source:
/// FORMAT.md §15.3.
struct RemoteMemory {
    private let path: [UInt8]

    init(_ context: Context, _ repository: Hash128) {
        path = Array("\(context.state.path)/\(repository).manifest".utf8)
    }

    static func next(_ context: Context) -> String {
        "find out who changed it; if you did, forget what was seen with `rm -r \(ShellText.quoted(Array(context.state.path.utf8)))`"
    }

    /// What this machine knows of a repository, from what it saw of it here or in that remote; else
    /// what the person says.
    static func trust(_ context: Context, _ repository: Hash128) throws -> RemoteTrust {
        for state in [context.ownState, context.state] {
            if let seen = try LinuxCommitMemory(state, repository).recall() {
                return RemoteTrust(remembered: seen.isEncrypted)
            }
        }
        return context.options.noPassword ? .plain : .unknown
    }

    private struct Seen {
        let number: UInt64
        let record: UInt64
        let name: Substring
    }

    private var seen: Seen? {
        guard let text = try? SmallFile.content(path) else { return nil }
        let words = String(decoding: text, as: UTF8.self).split(whereSeparator: \.isWhitespace)
        guard words.count == 3, let number = UInt64(words[0]), let record = UInt64(words[1])
        else { return nil }
        return Seen(number: number, record: record, name: words[2])
    }

    func hasSeen(_ found: RemoteState.Found) -> Bool { seen?.name == Substring("\(found.name)") }

    /// - Parameter passedOver: states that are there and were noted: the one before may be taken.
    /// - Throws: ``CommandFailure`` for an older state, or another of the same number and record.
    func check(
        _ found: RemoteState.Found, _ url: RemoteURL, _ context: Context,
        _ passedOver: [RemotePassedOver]
    ) throws {
        guard let seen else { return }
        let manifest = found.manifest
        let isSame = manifest.number == seen.number && manifest.record == seen.record
        guard manifest.number < seen.number || isSame, seen.name != found.name.description,
            !passedOver.contains(where: { $0.name.description == seen.name })
        else { return }
        throw CommandFailure(
            "the remote at \(url.base) has state \(manifest.number)\(CommandFailure.pushed(RemoteAuthor(manifest))), and this machine saw \(isSame ? "another of that number" : "state \(seen.number)") there",
            Self.next(context))
    }

    func remember(_ found: RemoteState.Found) {
        let manifest = found.manifest
        if let seen, seen.number > manifest.number || seen.name == found.name.description {
            return
        }
        // Only that a rollback is noticed depends on it.
        let text = "\(manifest.number) \(manifest.record) \(found.name)\n"
        try? SmallFile.replace(path, with: Array(text.utf8))
    }
}
