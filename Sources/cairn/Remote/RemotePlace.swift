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
                    "select one, for example \(url.text)/\(ids[0].short); run `cairn remote list \(url.text)` to list them"
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
                "the ids of several repositories at \(above.text) start with \(digits)",
                "use more digits of the id; run `cairn remote list \(above.text)` to list the ids")
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
                    "there is no repository at \(url.text), because \(above.text) does not exist",
                    "check the address, and make sure that the disk is mounted",
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
            ?? "\(text) does not contain this name; check the address, and make sure that the disk is mounted"
        return CommandFailure(
            "there is no repository at \(url.text): no such \(isBucket ? "bucket or directory" : "directory")",
            PathText.display(there.utf8), exitCode: ExitStatus.noRepository)
    }

    private static let namesMaximum = 10_000

    /// An address that may end in the first digits of an id.
    private static func split(_ url: RemoteURL) throws -> (above: RemoteURL, digits: String)? {
        guard let slash = url.text.lastIndex(of: "/") else { return nil }
        let digits = url.text[url.text.index(after: slash)...]
        guard RemoteURL.digits.contains(digits.utf8.count), digits.allSatisfy(\.isHexDigit),
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
                context.state, cancellation: cancellation, patience: context.patience,
                idle: { line.show($0) })
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
    /// It is remembered, too.
    static func absent(_ url: RemoteURL, _ context: Context) -> CommandFailure? {
        let isOfHere = url.repository == nil && context.remote == nil
        let own = isOfHere ? context.state.repository(at: context.repositoryPath) : nil
        guard let id = url.repository ?? own,
            let last = RemoteFinding.lastState(url, id, context)
        else { return nil }
        RemoteFinding(url, id, context)?.contradicted(by: .absent)
        let remotes = (try? NamedRemote.all(context)) ?? []
        let name = remotes.first { $0.url.base == url.base }.map { "\($0.shown), \(url.base)," }
        return CommandFailure(
            "the remote \(name ?? url.base) has no data of this repository, but it had state \(last.number), pushed \(TimeText.utc(Timestamp(seconds: last.seconds)))",
            "check the address, and make sure that the disk is mounted",
            exitCode: ExitStatus.noRepository)
    }

    private static func nothing(at url: RemoteURL, _ context: Context) -> CommandFailure {
        if let absent = absent(url, context) { return absent }
        return CommandFailure(
            "there is no repository at \(url.text)",
            "check the address, and make sure that the disk is mounted; if you want to create a repository there, run `cairn remote push \(url.text)`",
            exitCode: ExitStatus.noRepository)
    }
}

extension RemoteState {
    /// Leaves out what is newer than a state that the person names.
    ///
    /// - Parameter number: nil for the newest.
    mutating func look(upTo number: UInt64?, at url: RemoteURL) throws {
        guard let number else { return }
        last = number
        let nearest = try manifests().first?.number
        guard nearest == number else {
            throw CommandFailure(
                "there is no state \(number) at \(url.base)",
                nearest.map { "add `--state \($0)` to use the nearest earlier state" }
                    ?? "run `cairn -r \(url.base) status` to check the remote")
        }
    }
}

/// What this machine saw in a remote last, by reading it or by a push: nobody puts an older state
/// back unnoticed. - Source: FORMAT.md §15.3.
struct RemoteMemory {
    private let place: StateDirectory
    private let path: [UInt8]
    /// Whether the person has named a state: then an older one is what was asked for, and tells
    /// nothing of what is newer.
    private let isOrdered: Bool
    private let address: String
    private let repository: Hash128
    private let url: RemoteURL
    private let context: Context

    init(_ url: RemoteURL, _ context: Context, _ repository: Hash128) throws {
        isOrdered = context.options.state != nil
        (address, self.repository) = (url.base, repository)
        (self.url, self.context) = (url, context)
        place = try context.ownState.remote(url.canonical)
        path = Array("\(place.path)/\(repository).manifest".utf8)
    }

    /// The next step when the remote shows an older state than before. The records of pushes stay:
    /// without them a remote that lost packs would count as complete.
    var next: String {
        let accepted =
            NamedRemote.known(url, context) != nil || pushed != nil
            ? "upload the missing data with `cairn remote push \(NamedRemote.word(url, context)) --accept-rollback`"
            : "delete this machine's record of the remote's newest state with `rm \(ShellText.quoted(path))`"
        return "find out who changed the remote. If you did, \(accepted)"
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

    /// What the last push from here left there.
    private var pushed: (record: UInt64, name: RemoteKey.Name)? {
        RemoteFinding.lastBytes(url, repository, context).flatMap { bytes in
            (try? RemoteManifest(parsing: bytes)).map {
                ($0.record, RemoteKey.Name($0.number, Digest.h256(bytes)))
            }
        }
    }

    /// The state that was seen last; where that was removed, the one that was pushed.
    var seen: (record: UInt64, name: RemoteKey.Name)? { isOrdered ? nil : written ?? pushed }

    private var written: (record: UInt64, name: RemoteKey.Name)? {
        guard let text = try? SmallFile.content(path) else { return nil }
        let words = String(decoding: text, as: UTF8.self).split(whereSeparator: \.isWhitespace)
        guard words.count == 3, let record = UInt64(words[1]), let name = RemoteKey.Name(words[2])
        else { return nil }
        return (record, name)
    }

    func hasSeen(_ found: RemoteState.Found) -> Bool { seen?.name == found.name }

    /// - Parameter passedOver: states that are there and were noted: the one before may be taken.
    /// - Throws: ``RemoteWentBack`` for an older state, or another of the same number and record.
    func check(
        _ found: RemoteState.Found, _ url: RemoteURL, _ passedOver: [RemotePassedOver] = []
    ) throws(RemoteWentBack) {
        if let failure = refusal(of: found, url, passedOver) {
            throw RemoteWentBack(failure: failure)
        }
    }

    /// It is remembered, too.

    func refusal(
        of found: RemoteState.Found, _ url: RemoteURL, _ passedOver: [RemotePassedOver] = []
    ) -> CommandFailure? {
        guard let seen, seen.name != found.name else { return nil }
        let manifest = found.manifest
        let isSame = manifest.number == seen.name.number && manifest.record == seen.record
        let isShorter = manifest.record < seen.record
        guard isShorter || manifest.number < seen.name.number || isSame,
            isShorter || !passedOver.contains(where: { $0.name == seen.name })
        else { return nil }
        RemoteFinding(url, repository, context)?.contradicted(by: .older)
        return CommandFailure(
            "the remote at \(url.base) has state \(manifest.number)\(CommandFailure.pushed(RemoteAuthor(manifest))), but this machine saw \(isSame ? "a different state with that number" : "state \(seen.name.number)") there",
            next)
    }

    func remember(_ found: RemoteState.Found) { remember(found.manifest, found.name) }

    /// - Parameter isOwn: whether this machine made it so: then it may go back.
    func remember(_ manifest: RemoteManifest, _ name: RemoteKey.Name, isOwn: Bool = false) {
        if isOrdered { return }
        if written?.name == name { return }
        if !isOwn, let seen, seen.name.number > manifest.number { return }
        // Only that a rollback is noticed depends on it.
        let text = "\(manifest.number) \(manifest.record) \(name)\n"
        try? SmallFile.replace(path, with: Array(text.utf8))
    }

    /// Takes note of what the last push left there.
    func remember(pushed scratch: RemoteScratch) {
        guard let bytes = (try? scratch.record())??.manifest,
            let manifest = try? RemoteManifest(parsing: bytes)
        else { return }
        remember(manifest, RemoteKey.Name(manifest.number, Digest.h256(bytes)), isOwn: true)
        place.rememberAddress(address, of: repository)
    }
}

/// A remote has an older state than this machine saw there.
struct RemoteWentBack: Error {
    let failure: CommandFailure
}
