import CairnFormat
import CairnRepository

extension NoteRun {
    /// Transfers roots of another machine, or without an owner, to this one: it was reinstalled, or
    /// the disk was moved here for good.
    ///
    /// Their history continues with the next backup, which compares the stored state with the
    /// present one. A live root of this machine within, around or at the same place ends; its
    /// commits stay, and so do its items if they are the newer ones (``RootJoin``).
    ///
    /// - Returns: the roots of this machine that end.
    public func adopt(_ roots: [CatalogRoot], by machine: RootHost) throws -> [CatalogRoot] {
        let reader = try CatalogReader(writer.catalog)
        let own = try reader.allRoots().filter {
            $0.last == nil && $0.host?.id == machine.id
        }
        let live = roots.filter { $0.last == nil }
        let ending = own.filter { own in live.contains { $0.definition.overlaps(own.definition) } }
        let endingNumbers = Set(ending.map(\.definition.number))
        var names = Set(
            own.filter { !endingNumbers.contains($0.definition.number) }.map(\.definition.name))
        try write(as: .complete) { ledger in
            let join = try RootJoin(ledger, writer, reader)
            for root in roots {
                try ledger.record(.host(root: root.definition.number, machine))
                guard root.last == nil else { continue }
                var definition = root.definition
                definition.name = RootPlan.freeName(definition.name, names.contains)
                names.insert(definition.name)
                if definition != root.definition { _ = try ledger.defineRoot(definition) }
                for own in ending where own.definition.overlaps(root.definition) {
                    try join.join(own, into: root, at: root.definition.path)
                }
            }
            for root in ending { try ledger.record(.dropRoot(root.definition.number)) }
        }
        return ending
    }
}
