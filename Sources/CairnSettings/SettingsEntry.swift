/// One value of the settings file and its place.
struct SettingsEntry<Value> {
    let value: Value
    let key: String
    let line: Int
    let file: String

    func error(_ problem: String, allowed: String) -> SettingsError {
        SettingsError(file: file, line: line, key: key, problem: problem, allowed: allowed)
    }
}

/// A size is a number of bytes or a text with a unit.
enum WrittenSize {
    case bytes(Int)
    case text(String)

    var text: String {
        switch self {
        case .bytes(let count): "\(count)"
        case .text(let text): text
        }
    }
}
