import CairnFormat

/// The rules for names of applications. A directory with another name was not made by Flatpak or
/// Snap.
public enum ContainerID {
    static func isValid(_ id: [UInt8], for shape: ContainerShape) -> Bool {
        switch shape {
        case .flatpak: isFlatpak(id)
        case .snap: isSnap(id)
        case .sandbox: isSandbox(id)
        }
    }

    /// At least three elements between dots, of letters, digits, `_`, and `-` in the last one; none
    /// begins with a digit; at most 255 bytes.
    ///
    /// - Source: flatpak, common/flatpak-utils-base.c and flatpak-ref-utils.c,
    ///   `flatpak_is_valid_name`.
    public static func isFlatpak(_ id: [UInt8]) -> Bool {
        guard id.count <= 255 else { return false }
        let elements = id.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
        guard elements.count >= 3 else { return false }
        for (index, element) in elements.enumerated() {
            guard let first = element.first, !isDigit(first) else { return false }
            let isLast = index == elements.count - 1
            guard
                element.allSatisfy({
                    isLetter($0) || isDigit($0) || $0 == UInt8(ascii: "_")
                        || isLast && $0 == UInt8(ascii: "-")
                })
            else { return false }
        }
        return true
    }

    /// Lower-case letters, digits and single hyphens inside, at least one letter, at most 40 bytes;
    /// then perhaps `_` and an instance key of 1 to 10 letters or digits.
    ///
    /// - Source: snapd, snap/naming/validate.go.
    public static func isSnap(_ id: [UInt8]) -> Bool {
        let parts = id.split(
            separator: UInt8(ascii: "_"), maxSplits: 1, omittingEmptySubsequences: false)
        if parts.count == 2 {
            guard (1...10).contains(parts[1].count),
                parts[1].allSatisfy({ isLowercase($0) || isDigit($0) })
            else { return false }
        }
        let name = parts[0]
        let hyphen = UInt8(ascii: "-")
        guard (1...40).contains(name.count), name.contains(where: isLowercase),
            name.first != hyphen, name.last != hyphen,
            name.allSatisfy({ isLowercase($0) || isDigit($0) || $0 == hyphen })
        else { return false }
        return !zip(name, name.dropFirst()).contains { $0 == hyphen && $1 == hyphen }
    }

    /// One component that can be read in a list: no control characters, not hidden.
    public static func isSandbox(_ id: [UInt8]) -> Bool {
        ItemPath.problem(withName: id) == nil && id.count <= 255 && id.first != UInt8(ascii: ".")
            && !id.contains { $0 < 0x20 || $0 == 0x7f }
    }

    private static func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }
    private static func isLowercase(_ byte: UInt8) -> Bool { (0x61...0x7a).contains(byte) }
    private static func isLetter(_ byte: UInt8) -> Bool {
        isLowercase(byte) || (0x41...0x5a).contains(byte)
    }
}
