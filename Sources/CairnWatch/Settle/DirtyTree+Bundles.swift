import CairnFormat
import CairnSource

/// All dirty names in a bundle settle together.
extension DirtyTree {
    func isInBundle(_ path: [UInt8]) -> Bool { configuration.bundles.top(of: path) != nil }

    /// The times that apply to a name.
    func configuration(at path: [UInt8]) -> Settler.Configuration {
        isInBundle(path) ? configuration.withinBundles : configuration
    }

    /// The outermost bundle that a place is or is in.
    func bundle(around place: Place) -> Place? {
        guard !configuration.bundles.extensions.isEmpty else { return nil }
        var bundle: Place?
        for place in sequence(first: place, next: tree.parent(of:)) where place != PathTree.root {
            if configuration.bundles.names(tree.name(of: place)) { bundle = place }
        }
        return bundle
    }

    /// The marked places at and beneath one, each before those beneath it.
    func marked(from top: Place) -> [Place] {
        ([top] + tree.places(beneath: top)).filter { marks[Int($0)] != nil }
    }

    /// Takes everything in a bundle when all of it is quiet, or the first name has waited for the
    /// longest time.
    ///
    /// - Returns: nothing before that; then all of it keeps waiting.
    /// - Cost: O(marks in the bundle), once for each quiet period.
    mutating func takeBundle(_ top: Place, at now: UInt64) -> [Taken] {
        let places = marked(from: top)
        let quiet = places.map { marks[Int($0)]!.deadline }.max() ?? now
        let latest = places.map { marks[Int($0)]!.latest }.min() ?? now
        let due = min(quiet, latest)
        guard due <= now else {
            for place in places { update(place) { $0.deadline = due } }
            return []
        }
        return take(places)
    }
}
