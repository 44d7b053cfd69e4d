import CairnCore
import CairnFormat
import CairnRepository
import CairnText

/// Two versions of a file beside each other.
struct ComparePage: Encodable {
    let path: [UInt8]
    let old: FilePage.Version
    let new: FilePage.Version
    let hunks: [[TextDifference.Line]]?
    let same: Bool
    /// What is in them, where they have members.
    let members: Members?
    private let place: Place
    /// Of the old version and of the new one.
    private let scopes: (old: RootScope, new: RootScope)
    private let found: Result<Comparison, LostVersion>

    private enum CodingKeys: String, CodingKey { case path, old, new, hunks, same, members }

    init(_ parameters: BrowseRequest.Parameters, _ session: BrowseSession) throws {
        place = try Place(parameters, session).continued(session)
        path = place.livePath
        let versions = try FilePage.versions(place, session)
        guard let first = try FilePage.chosen("a", parameters, versions, place),
            let second = try FilePage.chosen("b", parameters, versions, place)
        else { throw PageFailure.malformed("The address does not specify two versions.") }
        old = versions[min(first, second)]
        new = versions[max(first, second)]
        scopes = (try old.scope(session), try new.scope(session))
        do { found = .success(try Self.compare(old, new, session)) } catch let lost as LostVersion {
            found = .failure(lost)
        }
        let comparison = try? found.get()
        hunks = comparison?.hunks
        if case .same = comparison { same = true } else { same = false }
        if case .members(let all) = comparison { members = all } else { members = nil }
    }

    private static func compare(
        _ old: FilePage.Version, _ new: FilePage.Version, _ session: BrowseSession
    ) throws -> Comparison {
        if old.item.isBundle, new.item.isBundle {
            let members = try Members(bundle: new, besides: old, session)
            return members.members.contains { $0.change != nil } ? .members(members) : .same
        }
        guard let left = old.item.content, let right = new.item.content else {
            throw PageFailure(
                status: 400, message: "Only files have content that can be compared.",
                next: "To compare folders, run `cairn diff FROM TO PATH`.")
        }
        if left == right { return .same }
        func read<Found>(
            _ version: FilePage.Version, _ body: (FileContent) throws -> Found
        ) throws -> Found {
            do { return try body(version.item.content ?? left) } catch let why as ChunkUnavailable {
                throw version.lost(why)
            }
        }
        let archives = try [old, new].map { version in
            try read(version) { try ZipDirectory($0, session) }
        }
        if let before = archives[0], let now = archives[1] {
            return .members(Members(now, besides: before))
        }
        let most = Comparison.textBytes
        return Comparison(
            try read(old) { try session.beginning(of: $0, bytes: most) },
            try read(new) { try session.beginning(of: $0, bytes: most) },
            areWhole: left.size <= UInt64(most) && right.size <= UInt64(most))
    }

    // MARK: Markup

    func markup(_ frame: Frame) -> Markup {
        frame.page("\(path: place.name), compared", body(frame), section: "browse")
    }

    private func body(_ frame: Frame) -> Markup {
        """
        \(frame.trail(place, at: nil))
        <h1>\(path: place.name)</h1>
        <div class="sides"><div>\(heading(old))</div><div>\(heading(new))</div></div>
        \(difference)
        \(frame.commandLine(command(frame)))
        <p class="actions"><a class="button" \
        href="\(old.there.link("/restore", at: old.at))">Restore the older one…</a>
        <a class="button plain" href="\(place.link("/file"))">All versions</a></p>
        """
    }

    /// Both contents, written out and compared.
    private func command(_ frame: Frame) -> String {
        if old.bundle, new.bundle, let first = old.point, let last = new.point {
            let words = ["diff", "--inside", first.shortID, last.shortID].map { Array($0.utf8) }
            return Frame.line(frame.host, words + scopes.new.hostWords + [new.path])
        }
        func content(
            _ version: FilePage.Version, _ scope: RootScope, _ filter: String
        ) -> String {
            let words =
                ["dump", "--snapshot", version.address.shortID].map { Array($0.utf8) }
                + scope.hostWords + [version.path]
            return "<(\(Frame.line(frame.host, words))\(filter))"
        }
        func line(_ program: String, _ filter: String = "") -> String {
            "\(program) \(content(old, scopes.old, filter)) \(content(new, scopes.new, filter))"
        }
        switch try? found.get() {
        case .text, .same: return line("diff -u")
        case .bytes: return line("diff -u", " | od -A x -t x1z -v")
        default: return line("cmp")
        }
    }

    private func heading(_ version: FilePage.Version) -> Markup {
        """
        <p><b>\(version.point.map { Frame.moment($0.time) } ?? "not in a snapshot")</b> until \
        \(version.end.map { Frame.moment($0.time) } ?? "now")<br>\
        <span class="above">\(Quantity.bytes(version.size)), modified \
        \(Frame.moment(version.item.modified))</span></p>
        """
    }

    private var difference: Markup {
        switch found {
        case .failure(let lost): LossNotice.markup(lost, whole: nil)
        case .success(let comparison): comparison.markup(images)
        }
    }

    private var images: Markup {
        let pictures = [old, new].map { version -> Markup in
            let link = version.there.link("/content", at: version.at).with("view", 1)
            return
                #"<div class="picture"><img src="\#(link)" alt="The picture in this version"></div>"#
        }
        return #"<div class="sides">\#(pictures)</div>"#
    }
}
