import CairnCore
import CairnFormat
import CairnRepository

/// Removes the directories that a restore made on the way to what an undo has removed, from the
/// innermost on, as long as nothing is in them. In a dry run it only looks.
struct EmptiedWays {
    private let request: RestoreRequest
    private let log: RestoreLog
    /// What is not there any more, or would not be; absolute.
    private var gone: Set<[UInt8]>

    init(_ request: RestoreRequest, _ log: RestoreLog, gone: [[UInt8]]) {
        self.request = request
        self.log = log
        self.gone = Set(gone)
    }

    /// - Parameter top: the topmost that may go; absolute.
    /// - Returns: the topmost that went, or would.
    mutating func remove(
        _ selection: RestoreSelection, _ opener: RestoreOpener, from top: [UInt8]
    ) -> [UInt8]? {
        var components = ItemPath.components(selection.path)
        var last: [UInt8]?
        while components.popLast() != nil {
            let path = opener.absolute(components)
            guard path == top || ItemPath.relative(path, to: top) != nil else { break }
            do throws(SystemError) {
                guard try removeEmpty(components, path, opener) else { break }
            } catch {
                log.fail(path, error)
                break
            }
            gone.insert(path)
            last = path
        }
        return last
    }

    /// - Returns: whether it is gone, or would be.
    private func removeEmpty(
        _ components: [[UInt8]], _ path: [UInt8], _ opener: RestoreOpener
    ) throws(SystemError) -> Bool {
        do throws(SystemError) {
            if gone.contains(path) { return true }
            guard let (parent, name) = try opener.openParent(of: components) else { return false }
            guard let status = try parent.status(of: name) else { return true }
            guard status.kind == .directory, !request.isOwn(status) else { return false }
            if request.isDryRun {
                let left = try parent.openDirectory(name).entries()
                guard left.allSatisfy({ gone.contains(ItemPath.join(path, $0.name)) }) else {
                    return false
                }
                try parent.checkWritable()
            } else {
                let standing = StandingDirectory(parent)
                try parent.removeDirectory(name)
                standing?.putBackTime(of: parent)
            }
            log.decided(.delete, path)
            return true
        } catch {
            // What is in the way of a directory above was told before.
            if error.isMissing || error.code == ErrorCode.symlinkInTheWay { return false }
            if [ErrorCode.notEmpty, ErrorCode.exists].contains(error.code) { return false }
            throw error
        }
    }
}
