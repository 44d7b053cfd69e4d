import Glibc

/// Plain system calls on files, so that nothing of the program under test is used to judge it.
package enum Files {
    package static func content(_ path: String) -> [UInt8] {
        let descriptor = open(path, O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else { return [] }
        defer { close(descriptor) }
        return content(descriptor)
    }

    package static func content(_ descriptor: Int32) -> [UInt8] {
        var status = stat()
        fstat(descriptor, &status)
        var bytes = [UInt8](repeating: 0, count: max(1, Int(status.st_size)) + 1)
        var length = 0
        while true {
            if length == bytes.count { bytes += [UInt8](repeating: 0, count: bytes.count) }
            let count = bytes.withUnsafeMutableBytes {
                read(descriptor, $0.baseAddress! + length, $0.count - length)
            }
            if count <= 0 { break }
            length += count
        }
        bytes.removeSubrange(length...)
        return bytes
    }

    package static func text(_ path: String) -> String {
        String(decoding: content(path), as: UTF8.self)
    }

    package static func write(_ bytes: [UInt8], to path: String) {
        let descriptor = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC | O_NOFOLLOW, 0o644)
        precondition(descriptor >= 0, "cannot write \(path): errno \(errno)")
        defer { close(descriptor) }
        write(bytes, to: descriptor)
    }

    package static func write(_ text: String, to path: String) { write(Array(text.utf8), to: path) }

    package static func write(_ bytes: [UInt8], to descriptor: Int32) {
        var done = 0
        while done < bytes.count {
            let count = bytes.withUnsafeBytes {
                Glibc.write(descriptor, $0.baseAddress! + done, $0.count - done)
            }
            precondition(count > 0, "write: errno \(errno)")
            done += count
        }
    }

    package static func makeDirectories(_ path: String) {
        var made = ""
        for component in path.split(separator: "/") {
            made += "/\(component)"
            let code = mkdir(made, 0o755)
            precondition(code == 0 || errno == EEXIST, "cannot make \(made): errno \(errno)")
        }
    }

    /// The number of the file at a path; zero while there is none.
    package static func inode(_ path: String) -> UInt64 {
        var found = stat()
        return lstat(path, &found) == 0 ? UInt64(found.st_ino) : 0
    }

    package static func exists(_ path: String) -> Bool {
        var status = stat()
        return lstat(path, &status) == 0
    }

    package static func names(_ path: String) -> [String] {
        let descriptor = open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        guard descriptor >= 0 else { return [] }
        return names(descriptor).map { String(decoding: $0, as: UTF8.self) }
    }

    /// The names in an open directory, in order. Closes the descriptor.
    package static func names(_ descriptor: Int32) -> [[UInt8]] {
        guard let stream = fdopendir(descriptor) else {
            close(descriptor)
            return []
        }
        defer { closedir(stream) }
        var result: [[UInt8]] = []
        while let entry = readdir(stream) {
            let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
                pointer.withMemoryRebound(to: UInt8.self, capacity: 256) { bytes in
                    Array(
                        UnsafeBufferPointer(
                            start: bytes,
                            count: strlen(
                                UnsafeRawPointer(bytes).assumingMemoryBound(to: CChar.self))))
                }
            }
            if name != [0x2e] && name != [0x2e, 0x2e] { result.append(name) }
        }
        return result.sorted { $0.lexicographicallyPrecedes($1) }
    }

    /// The sizes of all files beneath a directory, added up. What vanishes meanwhile is not
    /// counted.
    package static func bytesBeneath(_ path: String) -> Int {
        var total = 0
        for name in names(path) {
            var status = stat()
            guard lstat("\(path)/\(name)", &status) == 0 else { continue }
            if status.st_mode & S_IFMT == S_IFDIR {
                total += bytesBeneath("\(path)/\(name)")
            } else {
                total += Int(status.st_size)
            }
        }
        return total
    }

    /// Removes a tree however deep and whatever its names and modes.
    package static func removeTree(_ name: [UInt8], in directory: Int32 = AT_FDCWD) {
        (name.map { CChar(bitPattern: $0) } + [0]).withUnsafeBufferPointer { pointer in
            let name = pointer.baseAddress!
            if unlinkat(directory, name, 0) == 0 || errno == ENOENT { return }
            let descriptor = openat(
                directory, name, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC)
            if descriptor >= 0 {
                fchmod(descriptor, 0o700)
                for inner in names(fcntl(descriptor, F_DUPFD_CLOEXEC, 0)) {
                    removeTree(inner, in: descriptor)
                }
                close(descriptor)
            } else if errno == EACCES {
                fchmodat(directory, name, 0o700, 0)
                let again = openat(directory, name, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC)
                for inner in names(fcntl(again, F_DUPFD_CLOEXEC, 0)) {
                    removeTree(inner, in: again)
                }
                close(again)
            }
            unlinkat(directory, name, AT_REMOVEDIR)
        }
    }
}
