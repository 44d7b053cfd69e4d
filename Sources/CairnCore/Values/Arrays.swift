extension Array {
    /// Empties the array.
    ///
    /// - Returns: what it held.
    @inlinable
    public mutating func takeAll() -> [Element] {
        defer { self = [] }
        return self
    }

    /// The first index at which `predicate` holds, if it holds for all after it; otherwise `count`.
    @inlinable
    public func partitioningIndex(where predicate: (Element) -> Bool) -> Int {
        var low = 0
        var high = count
        while low < high {
            let middle = (low + high) / 2
            if predicate(self[middle]) { high = middle } else { low = middle + 1 }
        }
        return low
    }
}

extension [DirectoryEntry] {
    /// Whether the entries, in ascending order, have one of this name.
    public func has(_ name: [UInt8]) -> Bool {
        let index = partitioningIndex { !$0.name.lexicographicallyPrecedes(name) }
        return index < count && self[index].name == name
    }
}
