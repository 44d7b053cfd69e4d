import CairnCore
import CairnFormat

/// The action of a restore for one name.
enum RestoreStep {
    /// Create the item: nothing has the name.
    case create
    /// Replace the item that has the name.
    case replace
    /// Keep the directory, and descend into it.
    case merge
    /// Keep the item that has the name, because of `--overwrite`.
    case skip
    /// Keep one of Cairn's own directories, or what is no part of an undo, without a word.
    case pass
    /// Keep the item that has the name, for this reason.
    case refuse(RestoreFailure.Reason)
}

/// Decides what a restore does with each name, from what the commit has and what is there. It looks
/// at nothing itself, and does nothing.
struct RestorePlanner: Sendable {
    let request: RestoreRequest

    /// - Parameters:
    ///   - present: the item that has the name; nil when nothing has.
    ///   - path: absolute.
    func step(forDirectoryAt path: [UInt8], present: FileStatus?) -> RestoreStep {
        if request.untouchedPlaces.contains(path) { return .pass }
        if request.awayPlaces.contains(path) { return .refuse(.away) }
        guard let present else { return .create }
        if request.excludedPlaces.contains(path) { return .refuse(.presentNotKept) }
        if present.kind == .directory { return request.isOwn(present) ? .pass : .merge }
        return request.overwrite == .never ? .skip : .replace
    }

    func step(for item: Item, at path: [UInt8], present: FileStatus?) -> RestoreStep {
        let isUntouched = request.untouchedPlaces.contains(path)
        if request.awayPlaces.contains(path) { return isUntouched ? .pass : .refuse(.away) }
        guard let present else { return .create }
        if isUntouched, isUnchanged(item, present) { return .pass }
        let stays =
            switch request.overwrite {
            case .always: false
            case .never: true
            case .ifChanged: isUnchanged(item, present)
            }
        if stays { return .skip }
        return request.excludedPlaces.contains(path) ? .refuse(.presentNotKept) : .replace
    }

    /// A bundle is replaced as a whole or not at all.
    ///
    /// - Parameter isUnchanged: compares everything in it; asked only where that decides.
    func step(forBundlePresentAs present: FileStatus?, isUnchanged: () -> Bool) -> RestoreStep {
        guard let present else { return .create }
        if request.isOwn(present) { return .pass }
        return switch request.overwrite {
        case .always: .replace
        case .never: .skip
        case .ifChanged: present.kind == .directory && isUnchanged() ? .skip : .replace
        }
    }

    /// The step for an item that the commit does not have: ``RestoreStep/replace`` when it is
    /// removed, by nothing.
    ///
    /// - Parameters:
    ///   - isLeftover: whether a killed restore left it.
    ///   - isPart: whether it is a part of a database beside it, with which it goes or stays.
    func step(
        forExtra present: FileStatus, at path: [UInt8], isLeftover: Bool, isPart: Bool = false
    ) -> RestoreStep {
        if isPart, !isLeftover { return .pass }
        if request.untouchedPlaces.contains(path) { return .pass }
        if request.excludedPlaces.contains(path) { return .refuse(.presentNotKept) }
        if !isLeftover, request.spares?(path) == true || request.left?.contains(path) == false {
            return .pass
        }
        return present.kind == .directory && request.isOwn(present) ? .pass : .replace
    }

    /// Whether a live item has the kind, size and modification time of a stored one.
    func isUnchanged(_ item: Item, _ present: FileStatus) -> Bool {
        present.kind == item.kind && present.modified == item.modified
            && (item.content == nil || present.size == item.size)
    }
}
