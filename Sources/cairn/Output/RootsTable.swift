import CairnCore
import CairnSource
import CairnText

/// What `cairn roots` says in a line each; the reasons are in ``RootLine``.
struct RootsTable {
    private var table = Table([
        Table.Column(title: "Root"), Table.Column(title: "State"),
        Table.Column(title: "Watching", rank: 2),
        Table.Column(title: "Size", isNumber: true, rank: 1),
        Table.Column(title: "Role", rank: 3), Table.Column(title: "Path"),
    ])
    /// Those for which something can be done.
    private(set) var remediable = 0

    mutating func add(_ line: RootLine) {
        if line.remedy != nil { remediable += 1 }
        let (state, paint) = Self.state(line)
        let isKept = line.root.state == .kept || line.root.state.isHeld
        table.add([
            Table.Cell(PathText.display(line.root.name), .id), Table.Cell(state, paint),
            Table.Cell(isKept ? Self.watching(line) : ""),
            Table.Cell(line.bytes.map { Quantity.bytes($0) } ?? ""),
            Table.Cell(line.root.role.settingText), Self.path(line.root.path),
        ])
    }

    mutating func add(_ out: RootSet.Excluded) {
        add("", out.path, ("not kept", .faint))
    }

    mutating func add(_ problem: ContainerProblem) {
        remediable += 1
        add("", problem.path, ("not kept", .bad))
    }

    private mutating func add(
        _ name: String, _ path: [UInt8], _ state: (text: String, paint: Paint)
    ) {
        table.add([
            Table.Cell(name), Table.Cell(state.text, state.paint), "", "", "", Self.path(path),
        ])
    }

    func write() { if !table.isEmpty { table.write() } }

    private static func path(_ path: [UInt8]) -> Table.Cell {
        Table.Cell(Terminal.isInteractive ? HomePath.short(path) : PathText.display(path))
    }

    private static func watching(_ line: RootLine) -> String {
        switch line.watching {
        case .starting: "being compared"
        case .watched: "watched"
        case .polled: "compared"
        case .suspended: "away"
        case .gone: "gone"
        case nil: "no"
        }
    }

    private static func state(_ line: RootLine) -> (String, Paint) {
        switch line.root.state {
        case .kept: line.marks.exclusion == nil ? ("kept", .plain) : ("excluded", .bad)
        case .held: ("in another", .plain)
        case .notKept: ("not kept", .faint)
        case .missing where line.isAway: ("away", .plain)
        case .missing: ("missing", line.remedy == nil ? .faint : .bad)
        case .disabled: ("switched off", .faint)
        case .duplicate: ("twice", .faint)
        case .contradiction: ("refused", .bad)
        case .own: ("Cairn's own", .bad)
        case .notDirectory: ("no directory", .bad)
        case .unreadable: ("unreadable", .bad)
        case .shadowed: ("excluded", .faint)
        }
    }
}
