import CairnFormat

extension ItemPath {
    /// Orders paths by components, so that a directory comes directly before its content.
    public static func precedes(_ left: [UInt8], _ right: [UInt8]) -> Bool {
        for index in 0..<min(left.count, right.count) where left[index] != right[index] {
            if left[index] == ItemPath.separator { return true }
            if right[index] == ItemPath.separator { return false }
            return left[index] < right[index]
        }
        return left.count < right.count
    }
}
