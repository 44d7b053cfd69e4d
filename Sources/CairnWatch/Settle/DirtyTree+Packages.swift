import CairnFormat
import CairnSource

/// All that is dirty in a package settles together.
extension DirtyTree {
    func isInPackage(_ path: [UInt8]) -> Bool { configuration.packages.top(of: path) != nil }

    /// The times that hold for a name.
    func configuration(at path: [UInt8]) -> Settler.Configuration {
        isInPackage(path) ? configuration.withinPackages : configuration
    }

    /// The outermost package that a place is or lies in.
    func package(around place: Place) -> Place? {
        guard !configuration.packages.extensions.isEmpty else { return nil }
        var package: Place?
        var next: Place? = place
        while let place = next, place != PathTree.root {
            if configuration.packages.names(tree.name(of: place)) { package = place }
            next = tree.parent(of: place)
        }
        return package
    }

    /// The places at and beneath one that have a mark, each before those beneath it.
    func marked(from top: Place) -> [Place] {
        ([top] + tree.places(beneath: top)).filter { marks[Int($0)] != nil }
    }

    /// Takes everything in a package when the last of it is quiet, or the first has waited for the
    /// longest time.
    ///
    /// - Returns: nothing while it is not: then all of it waits until it may be.
    /// - Cost: O(marks in the package), once for each time of quiet.
    mutating func takePackage(_ top: Place, at now: UInt64) -> [(path: [UInt8], mark: DirtyMark)] {
        let places = marked(from: top)
        let quiet = places.map { marks[Int($0)]!.deadline }.max() ?? now
        let latest = places.map { marks[Int($0)]!.latest }.min() ?? now
        let due = min(quiet, latest)
        guard due <= now else {
            for place in places { update(place) { $0.deadline = due } }
            return []
        }
        let paths = places.map { tree.path(of: $0) }
        return paths.compactMap { path in
            // Taking one frees the places that only led to it.
            tree.find(path).place.flatMap { take($0) }.map { (path, $0) }
        }
    }
}
