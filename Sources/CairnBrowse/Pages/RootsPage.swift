import CairnCore
import CairnFormat
import CairnRepository

/// The roots of the repository.
struct RootsPage: Encodable {
    struct Root: Encodable {
        let root: UInt64
        let path: [UInt8]
        let name: [UInt8]
        /// Whether it is kept no more.
        let ended: Bool
        let host: [UInt8]?
    }

    /// An application's own files, wherever they lie.
    struct Container: Encodable {
        struct Part: Encodable {
            let name: [UInt8]
            let path: [UInt8]
            let root: UInt64
            fileprivate let place: Place

            private enum CodingKeys: String, CodingKey { case name, path, root }
        }

        let id: [UInt8]
        /// `flatpak`, `snap` or `sandbox`.
        let shape: String
        let parts: [Part]
    }

    let roots: [Root]
    let containers: [Container]
    /// Where the page of each leads.
    private let links: [Link]
    private let areFolders: [Bool]
    private let hostWords: [[[UInt8]]]
    /// Of the first container's machine.
    private let containerWords: [[UInt8]]

    private enum CodingKeys: String, CodingKey { case roots, containers }

    init(_ session: BrowseSession) throws {
        // A root that another continues is a part of that one.
        let continuations = try RootContinuations(session.reader)
        let all = try session.reader.roots()
        let found = all.filter { continuations.place(of: $0) == nil }
        areFolders = try found.map { root in
            let item = try session.reader.rootEntry(root, at: root.last.map { $0 - 1 } ?? .max)
            return item.map { $0.kind == .directory } ?? true
        }
        links = zip(found, areFolders).map { root, isFolder in
            isFolder
                ? Place(root, []).link("/browse", at: root.last.map { $0 - 1 })
                : Place(root, []).link("/file")
        }
        hostWords = try session.hostWords()
        roots = found.map {
            Root(
                root: $0.definition.number, path: $0.definition.path, name: $0.definition.name,
                ended: $0.last != nil, host: $0.host?.name)
        }
        containers = try Self.containers(session, all.byNumber)
        let first = containers.first?.parts.first?.place.root
        containerWords = try first.map { try session.scope(of: $0).hostWords } ?? []
    }

    private static func containers(
        _ session: BrowseSession, _ roots: [UInt64: CatalogRoot]
    ) throws -> [Container] {
        var found: [(name: ContainerName, parts: [Container.Part])] = []
        for part in try session.reader.containers().map(\.part) {
            guard let root = roots[part.root] else { continue }
            let place = Place(root, part.path)
            let shown = Container.Part(
                name: part.name, path: place.livePath, root: part.root, place: place)
            if let index = found.firstIndex(where: { $0.name == part.container }) {
                found[index].parts.append(shown)
            } else {
                found.append((part.container, [shown]))
            }
        }
        return found.sorted { $0.name.id.lexicographicallyPrecedes($1.name.id) }.map {
            Container(id: $0.name.id, shape: "\($0.name.shape)", parts: $0.parts)
        }
    }

    func markup(_ frame: Frame) -> Markup {
        let hosts = Set(roots.compactMap(\.host))
        let parts = Set(containers.flatMap { $0.parts.map(\.path) })
        let rows = roots.indices.filter { !parts.contains(roots[$0].path) }.map { index -> Markup in
            let root = roots[index]
            let kind: Markup = areFolders[index] ? "folder" : "doc"
            return """
                <li><a class="\(kind)\(when: root.ended, " gone")" \
                href="\(links[index])">\(frame.short(root.path))</a>\(when: root.ended, #"<span class="tag">no longer backed up</span>"#)\(hosts.count > 1 ? root.host.map { #"<span class="above">\#(path: $0)</span>"# } : nil)</li>
                """
        }
        let list: Markup =
            roots.isEmpty
            ? """
            <p class="empty">Nothing has been backed up yet. Run <code>cairn backup</code> to back up \
            your documents now.</p>
            """ : #"<ul class="items">\#(rows)</ul>"#
        return frame.page(
            "Browse",
            """
            <h1>Backed-up folders</h1>\(list)\(applications(frame))\
            \(frame.command("ls", ofEach: hostWords))
            """, section: "browse")
    }

    private func applications(_ frame: Frame) -> Markup {
        guard !containers.isEmpty else { return .none }
        let rows = containers.map { container -> Markup in
            let parts = container.parts.map { part -> Markup in
                #"<a class="folder" href="\#(part.place.link("/browse"))">\#(path: part.name)</a> "#
            }
            return """
                <li><b>\(path: container.id)</b><span class="tag">\(container.shape)</span>\
                <span class="above">\(parts)</span></li>
                """
        }
        return """
            <section><h2>Applications with their own containers</h2>\
            <ul class="items">\(rows)</ul>\
            \(frame.command("ls --container", [containers[0].id] + containerWords))</section>
            """
    }
}
