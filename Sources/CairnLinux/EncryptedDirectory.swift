import CLinux
import CairnCore
import CairnFormat
import Glibc

/// Directories that their file system encrypts, and whether their names can be read now.
///
/// A locked directory lists other names, and does not find the known ones.
/// - Source: Linux, Documentation/filesystems/fscrypt.rst, "Access semantics".
enum EncryptedDirectory {
    /// Whether an open directory is encrypted.
    static func mayBeLocked(_ directory: LinuxDescriptor) -> Bool {
        directory.mount == nil && isEncrypted(directory.number)
    }

    private static func isEncrypted(_ directory: Int32) -> Bool {
        var found = cairn_stat()
        return cairn_statx(directory, "", &found) == 0
            && found.attributes & cairn_attribute_encrypted != 0
    }

    /// Whether the key of an open encrypted directory is missing, or is being removed.
    static func isLocked(_ directory: Int32) -> Bool {
        // A descriptor that only stands for a path cannot be asked.
        let opened = try? openDirectly(directory, [UInt8(ascii: ".")], O_RDONLY | O_DIRECTORY)
        var isOfProcess: Int32 = 0
        let state = cairn_key_status(opened?.number ?? directory, &isOfProcess)
        if state == keyIsPresent { return false }
        if state > 0, isOfProcess == 0 { return true }
        // The key may be in a keyring of the process: then the names tell.
        return hasOnlyEncodedNames(directory)
    }

    /// - Source: linux/fscrypt.h, `FSCRYPT_KEY_STATUS_PRESENT`.
    private static let keyIsPresent: Int32 = 2

    /// Whether all names look like the encoded ones of a locked directory: base64url of 24 bytes or
    /// more. - Source: Linux, fs/crypto/fname.c, `struct fscrypt_nokey_name`.
    private static func hasOnlyEncodedNames(_ directory: Int32) -> Bool {
        guard
            let listing = try? openDirectly(directory, [UInt8(ascii: ".")], O_RDONLY | O_DIRECTORY)
        else { return false }
        var (names, encoded) = (0, 0)
        _ = try? DirectoryNames.forEach(in: listing.number) { name, _ in
            names += 1
            if name.count >= 32, name.allSatisfy(isBase64) { encoded += 1 }
        }
        return names > 0 && names == encoded
    }

    private static func isBase64(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "a")...UInt8(ascii: "z"),
            UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "-"), UInt8(ascii: "_"),
            UInt8(ascii: ","), UInt8(ascii: "+"):
            true
        default: false
        }
    }

    /// Whether an open directory is encrypted, and its names and files can be read now.
    static func isUnlocked(_ directory: Int32) -> Bool {
        isEncrypted(directory) && !isLocked(directory)
    }

    /// Opens an absolute path. A missing one is locked where the deepest directory that exists on
    /// the way is.
    static func unlocked(
        _ path: [UInt8], _ open: () throws(SystemError) -> LinuxDescriptor
    ) throws(SystemError) -> LinuxDescriptor {
        do throws(SystemError) { return try open() } catch {
            guard error.isMissing else { throw error }
            var above = ItemPath.split(path).parent
            while !above.isEmpty {
                do throws(SystemError) {
                    let directory = try openAt(AT_FDCWD, above, O_RDONLY | O_DIRECTORY)
                    guard isEncrypted(directory.number), isLocked(directory.number)
                    else { throw error }
                    throw SystemError.locked(error.call, path: path)
                } catch let problem {
                    guard problem.isMissing, above != ItemPath.split(above).parent
                    else { throw problem.code == ErrorCode.locked ? problem : error }
                    above = ItemPath.split(above).parent
                }
            }
            throw error
        }
    }
}

extension LinuxFileSystem {
    private static let unlockedDepth = 3
    private static let examinedMaximum = 4_096

    /// Directories that their file system encrypts and that are unlocked now: the outermost ones,
    /// at most three levels into a directory. It examines a bounded number of names.
    public func unlockedDirectories(in path: [UInt8]) -> [[UInt8]] {
        var found: [[UInt8]] = []
        var examined = 0
        var level = [path]
        for _ in 0...Self.unlockedDepth {
            var next: [[UInt8]] = []
            for path in level {
                guard MountGuard.shared.mount(onWayTo: path) == nil,
                    let directory = try? openAt(
                        AT_FDCWD, path, O_RDONLY | O_DIRECTORY | O_NOFOLLOW)
                else { continue }
                if EncryptedDirectory.isUnlocked(directory.number) {
                    found.append(path)
                    continue
                }
                guard examined < Self.examinedMaximum,
                    let entries = try? LinuxDirectory(directory).entries()
                else { continue }
                examined += entries.count
                next += entries.compactMap { entry in
                    guard case .success(let status) = entry.status, status.kind == .directory,
                        status.origin == .local
                    else { return nil }
                    return ItemPath.join(path, entry.name)
                }
            }
            level = next
        }
        return found
    }
}
