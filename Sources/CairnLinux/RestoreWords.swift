import CairnCore
import CairnFormat
import Glibc
import Synchronization

/// The words of this user's restores that have not ended: a file each in the state directory, which
/// goes when its restore has ended and left nothing. A killed one leaves its word, so that the next
/// restore knows what it left.
public final class RestoreWords: TemporaryName.Words {
    /// Of so many killed restores, what they left is known.
    private static let maximum = 64

    private let directory: String
    private let word = Mutex<UInt64?>(nil)

    public init(_ state: StateDirectory) { directory = "\(state.path)/restores" }

    public func own() -> UInt64 {
        word.withLock { word in
            if let word { return word }
            let new = LinuxRandomness().word()
            // Without the file, what this restore leaves stays where it is.
            _ = try? StateDirectory(path: directory)
            try? SmallFile.replace(path(new), with: Array("\(getpid())\n".utf8))
            word = new
            return new
        }
    }

    public func all() -> [UInt64] {
        let names = DirectoryNames.all(in: directory) ?? []
        let others = names.prefix(Self.maximum).compactMap {
            $0.count == 16 ? UInt64(String(decoding: $0, as: UTF8.self), radix: 16) : nil
        }
        return others + [word.withLock { $0 }].compactMap { $0 }
    }

    public func end() {
        word.withLock { word in
            if let own = word { try? SmallFile.remove(path(own)) }
            word = nil
        }
    }

    private func path(_ word: UInt64) -> [UInt8] {
        let digits = String(word, radix: 16)
        return Array(
            "\(directory)/\(String(repeating: "0", count: 16 - digits.count))\(digits)".utf8)
    }
}
