import CairnCore
import CairnFormat
import CairnWatch

let second: UInt64 = 1_000_000_000
let start: UInt64 = 1_000 * second

func place(_ path: String, root: UInt64 = 1) -> SourcePath {
    SourcePath(root: root, path: Array(path.utf8))
}

extension SourcePath {
    var text: String { String(decoding: path, as: UTF8.self) }
}

extension SettledTask {
    /// `listing a/b +x,y`: how a test names a task.
    var text: String {
        var text = "\(extent) \(path.text)"
        switch afresh {
        case .nothing: break
        case .all: text += " +all"
        case .names(let names):
            text += " +" + names.map { String(decoding: $0, as: UTF8.self) }.joined(separator: ",")
        }
        if let former { text += " <- \(former.text)" }
        return text
    }
}

extension Settler {
    /// What is given out at this many milliseconds after ``start``.
    mutating func texts(after milliseconds: UInt64) -> [String] {
        takeSettled(at: start + milliseconds * 1_000_000).map(\.text)
    }

    mutating func note(_ path: String, _ nature: ChangeNature, after milliseconds: UInt64 = 0) {
        note(place(path), nature, at: start + milliseconds * 1_000_000)
    }

    mutating func move(_ from: String, _ to: String, after milliseconds: UInt64 = 0) {
        noteMove(from: place(from), to: place(to), at: start + milliseconds * 1_000_000)
    }
}
