import CairnBackup
import CairnCore
import CairnFormat
import CairnRepository

/// The restored databases of a drill, until SQLite has examined them.
///
/// They wait with their files open, so that they are examined when the repository is not read any
/// more: an examination takes long where the database is large or hostile.
/// - Bounds: ``filesMaximum`` files and ``bytesMaximum`` bytes wait; an examination may take
///   ``seconds(of:)``; those that took longer may take ``overdueSecondsMaximum`` together, then the
///   others are left.
struct DrillDatabases {
    private let examiner: any DatabaseExaminer
    private let cancellation: Cancellation
    private var waiting: [(version: DrillVersion, file: any SourceFile)] = []
    private var bytes: UInt64 = 0
    private var overdueSeconds: UInt64 = 0

    static let filesMaximum = 128
    static let bytesMaximum: UInt64 = 1 << 30
    static let overdueSecondsMaximum: UInt64 = 30
    private static let secondsLeast: UInt64 = 5
    private static let secondsMost: UInt64 = 600
    /// A slow machine examines several times as much in a second.
    private static let bytesInSecond: UInt64 = 1 << 20

    init(_ examiner: any DatabaseExaminer, _ cancellation: Cancellation) {
        self.examiner = examiner
        self.cancellation = cancellation
    }

    var isFull: Bool { waiting.count >= Self.filesMaximum || bytes >= Self.bytesMaximum }

    mutating func add(_ version: DrillVersion, _ file: any SourceFile) {
        waiting.append((version, file))
        bytes.addSaturated(version.content.streamBytes)
    }

    /// Has those that wait examined.
    ///
    /// - Parameter body: called with what SQLite says of each; nil where it was not asked any more.
    mutating func examine(_ body: (DrillVersion, DatabaseAnswer?) -> Void) {
        for (version, file) in waiting where !cancellation.isRequested {
            guard overdueSeconds < Self.overdueSecondsMaximum else {
                body(version, nil)
                continue
            }
            let seconds = Self.seconds(of: version.content)
            let answer = examiner.examine(file, seconds: seconds, cancellation)
            if cancellation.isRequested { break }
            if answer == .overdue { overdueSeconds.addSaturated(seconds) }
            body(version, answer)
        }
        waiting = []
        bytes = 0
    }

    /// The processor time that the examination of a database may take.
    static func seconds(of content: FileContent) -> UInt64 {
        min(secondsMost, secondsLeast + content.streamBytes / bytesInSecond)
    }
}
