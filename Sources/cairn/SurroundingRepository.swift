import CairnCore
import CairnFormat
import CairnLinux
import CairnText

/// A repository, or a copy of one in a remote, around a directory in which another is to be made.
enum SurroundingRepository {
    /// - Parameter path: absolute; it need not be there.
    /// - Throws: ``CommandFailure`` when it lies in one.
    static func refuse(_ path: [UInt8]) throws {
        var place = RealPath.destination(path)
        while place.count > 1 {
            place = ItemPath.split(place).parent.ifEmpty([ItemPath.separator])
            guard let what = what(at: place) else { continue }
            throw CommandFailure(
                "\(PathText.display(path)) is inside \(what) at \(PathText.display(place)): pruning or removing the outer repository would damage both",
                "use another directory")
        }
    }

    private static func what(at place: [UInt8]) -> String? {
        func has(_ name: String) -> Bool {
            RealPath.exists(ItemPath.join(place, Array(name.utf8)))
        }
        if has("journal/head") && has("packs") { return "the repository" }
        let name = String(decoding: ItemPath.split(place).name, as: UTF8.self)
        return Hash128(hex: name) != nil && has("state") && has("delta")
            ? "a copy of a repository" : nil
    }
}
