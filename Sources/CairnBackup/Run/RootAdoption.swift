import CairnCore
import CairnFormat
import CairnRepository

extension NoteRun {
    /// Transfers roots of another machine, or without an owner, to this one: it was reinstalled, or
    /// the disk was moved here for good.
    ///
    /// Their history continues with the next backup, which compares the stored state with the
    /// present one. A live root of this machine within, around or at the same place ends; its
    /// commits stay.
    ///
    /// - Returns: the roots of this machine that end.
    public func adopt(_ roots: [CatalogRoot], by machine: RootHost) throws -> [CatalogRoot] {
        let own = try CatalogReader(writer.catalog).allRoots().filter {
            $0.last == nil && $0.host?.id == machine.id
        }
        let live = roots.filter { $0.last == nil }
        let ending = own.filter { own in
            live.contains { Self.overlap($0.definition.path, own.definition.path) }
        }
        let endingNumbers = Set(ending.map(\.definition.number))
        var names = Set(
            own.filter { !endingNumbers.contains($0.definition.number) }.map(\.definition.name))
        try write(as: .complete) { ledger in
            for root in ending { try ledger.dropRoot(root.definition.number) }
            for root in roots {
                try ledger.own(root.definition.number, machine)
                guard root.last == nil else { continue }
                var definition = root.definition
                var suffix = 2
                while !names.insert(definition.name).inserted {
                    definition.name = root.definition.name + Array("-\(suffix)".utf8)
                    suffix += 1
                }
                if definition != root.definition { _ = try ledger.defineRoot(definition) }
            }
        }
        return ending
    }

    private static func overlap(_ path: [UInt8], _ other: [UInt8]) -> Bool {
        ItemPath.relative(path, to: other) != nil || ItemPath.relative(other, to: path) != nil
    }
}
