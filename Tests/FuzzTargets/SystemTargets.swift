import CairnFormat

@testable import CairnCore
@testable import CairnLinux
@testable import CairnPurge
@testable import CairnSource
@testable import CairnWatch

/// What the kernel and other programs write for all to read: tables of /proc, attributes, names.
extension FuzzTarget {
    static let systemTargets = [
        mountTarget, heldTarget, signsTarget, watchLinesTarget, userDirectoriesTarget,
        containerTarget, attributesTarget, eventsTarget,
    ]

    private static func lines(_ texts: [String]) -> [[UInt8]] { texts.map { Array($0.utf8) } }

    // A mount that is found for a path holds it, and none lies deeper.
    private static let mountTarget = FuzzTarget(
        "mount-table",
        seeds: {
            lines([
                "22 1 8:1 / / rw,relatime shared:1 - ext4 /dev/sda1 rw\n36 22 98:0 /mnt1 /mnt\\0402 ro,noatime master:1 - ext3 /dev/root rw,errors=continue\n",
                "40 22 0:30 / /home/ada rw - btrfs /dev/sdb rw\n41 40 0:31 /x /home/ada/b\\134c rw - fuse.sshfs host:/ ro\n42 41 0:9 / / rw - tmpfs none rw\n",
            ])
        }
    ) { input in
        let table = MountTable(parsing: input)
        try hold(table.mounts.count <= MountTable.mountsMaximum, "more mounts than the bound")
        for path in ["/", "/home/ada/b\\c/d", "/mnt 2", "/mnt 2/x", "relative", ""].map({
            Array($0.utf8)
        }) {
            guard let mount = table.mount(of: path) else { continue }
            let isAbove = { (point: [UInt8]) in
                point == [ItemPath.separator] || ItemPath.relative(path, to: point) != nil
            }
            try hold(
                isAbove(mount.point) || path.first != ItemPath.separator,
                "a mount that does not hold the path")
            // The kernel writes no other points than such.
            let points = table.mounts.map(\.point).filter {
                $0.count > 1 && ItemPath.problem(with: $0.dropFirst()) == nil
            }
            try hold(
                !points.contains { $0.count > mount.point.count && isAbove($0) }, "one lies deeper")
        }
        for directory in ["/", "/home"].map({ Array($0.utf8) }) {
            for point in table.mounts(beneath: directory).keys {
                try hold(!point.isEmpty, "a directory beneath itself")
            }
        }
        _ = HeldFiles.exactDevices(input)
    }

    // Every line by itself says what it says among others.
    private static let heldTarget = FuzzTarget(
        "held-files",
        seeds: {
            lines([
                "55d4-55d5 r--p 00000000 08:01 1234 /usr/bin/a b\n7ffc-7ffd rw-p 0 00:00 0 [stack]\n",
                "1: POSIX  ADVISORY  WRITE 4711 08:01:12345 0 EOF\n1: -> FLOCK ADVISORY READ 5 fd:00:9 0 EOF\n2: LEASE ACTIVE READ 6 00:2a:77 0 EOF\n",
            ])
        }
    ) { input in
        let parts = input.split(separator: UInt8(ascii: "\n")).map(Array.init)
        try hold(
            HeldFiles.mappings(input).map(\.file)
                == parts.flatMap { HeldFiles.mappings($0).map(\.file) },
            "mappings of a line depend on others")
        try hold(
            HeldFiles.locked(input)
                == parts.reduce(into: []) { $0.formUnion(HeldFiles.locked($1)) },
            "locks of a line depend on others")
    }

    // A name that is found is in the text, but for what is escaped.
    private static let signsTarget = FuzzTarget(
        "application-signs",
        seeds: {
            lines([
                "0::/user.slice/app.slice/app-flatpak-org.mozilla.firefox-1234.scope\n",
                "1:freezer:/snap.hello\n0::/system.slice/snap.hello.world.service\n",
                "0::/app-flatpak-org.a\\x2db.c-7.scope/snap.01234567-89ab-cdef-0123-456789abcdef.name.app.scope\n",
                "[Application]\nname=org.a.b\nruntime=x\n",
            ])
        }
    ) { input in
        for name in ApplicationSigns.snaps(inGroups: input)
            + [ApplicationSigns.flatpak(inGroups: input)].compactMap({ $0 })
        {
            try hold(name.count <= input.count, "a name longer than the text")
        }
        if let name = ApplicationSigns.flatpak(inInfo: input) {
            try hold(
                name.isEmpty || input.firstRange(of: name) != nil, "a name that is not in the text")
        }
    }

    // However the text is cut, the numbers are the same.
    private static let watchLinesTarget = FuzzTarget(
        "watch-lines",
        seeds: {
            lines([
                "pos:\t0\nflags:\t02004000\ninotify wd:2 ino:7ef82a sdev:800001 mask:800afff ignored_mask:0\ninotify wd:1f ino:2 sdev:1 mask:1\n",
                "inotify wd:ffffffff\n",
            ])
        }
    ) { input in
        var whole = WatchLines()
        whole.take(input)
        for size in [1, 7] {
            var parts = WatchLines()
            for start in stride(from: 0, to: input.count, by: size) {
                parts.take(input[start..<min(start + size, input.count)])
            }
            try hold(
                parts.numbers == whole.numbers,
                "other numbers when it is read \(size) bytes at a time")
        }
    }

    // Whatever cairn-events sends, an event's name is one name, and all of the packet is used.
    private static let eventsTarget = FuzzTarget(
        "event-packets",
        seeds: {
            let header: [UInt32] = [1, 32, 7, 0x100, 0, 16]
            let event = header.flatMap { word in withUnsafeBytes(of: word, Array.init) }
            return [
                event + Array("name".utf8) + [UInt8](repeating: 0, count: 12),
                EventPacket.request(echo: 3), Array("carn".utf8) + [1, 0, 0, 0],
            ]
        }
    ) { input in
        try input.withUnsafeBytes { bytes in
            guard case .events(let count)? = EventPacket(bytes) else { return }
            try hold(count + EventPacket.headerBytes == bytes.count, "bytes beyond the packet")
            var rest = EventPacket.headerBytes..<bytes.count
            while !rest.isEmpty {
                var used = 0
                let first = UnsafeRawBufferPointer(rebasing: bytes[rest])
                guard let event = KernelEvent(first: first, byteCount: &used) else { return }
                try hold(used >= 16 && used <= rest.count, "an event of \(used) bytes")
                let name = event.name
                try hold(
                    name.count < 256 + 16 && !name.contains(0)
                        && !name.contains(UInt8(ascii: "/")) && name != [46] && name != [46, 46],
                    "a name that is none")
                rest = rest.lowerBound + used..<rest.upperBound
            }
        }
    }

    // A directory is absolute.
    private static let userDirectoriesTarget = FuzzTarget(
        "user-directories",
        seeds: {
            lines([
                "# comment\nXDG_DOCUMENTS_DIR=\"$HOME/Documents\"\nXDG_MUSIC_DIR = \"/srv/m\\\"usic/\"\n",
                "XDG_DESKTOP_DIR=\"$HOME\"\nXDG_DOCUMENTS_DIR=\"$HOMEX/a\"\n",
            ])
        }
    ) { input in
        let file = UserDirectoriesFile(input, home: Array("/home/ada".utf8))
        for name in ["DOCUMENTS", "MUSIC", "DESKTOP"] {
            guard let path = file.directory(name) else { continue }
            try hold(
                path.first == ItemPath.separator
                    && (path.count == 1 || path.last != ItemPath.separator),
                "a directory that is not absolute")
        }
    }

    // An application's name is one component, whatever the shape.
    private static let containerTarget = FuzzTarget(
        "container-id",
        seeds: {
            lines([
                "org.mozilla.firefox", "com.example.App-1", "hello-world", "hello_one", "My App",
                ".hidden", "a..b", "-a", "\u{e9}.b.c",
            ])
        }
    ) { input in
        let isTaken =
            ContainerID.isFlatpak(input) || ContainerID.isSnap(input)
            || ContainerID.isSandbox(input)
        if isTaken {
            try hold(
                ItemPath.problem(withName: input) == nil && input.count <= 255,
                "a name that leads elsewhere")
        }
    }

    // Whatever a file system lists, an item with these attributes can be stored and read; flags are
    // told by name and value. The input is names, each with a zero; a value is the name again, from
    // its second byte on.
    private static let attributesTarget = FuzzTarget(
        "attributes",
        seeds: {
            lines([
                "user.xdg.robots.backup\0user.com.apple.metadata:com_apple_backup_excludeItem\0",
                "system.posix_acl_access\0user.a\0user.b\0", "user.a\0user.a\0",
            ])
        }
    ) { input in
        let names = input.prefix(65_536).map { CChar(bitPattern: $0) }
        let attributes = ExtendedAttributes.read(
            list: { buffer, size in
                if let buffer {
                    for (index, byte) in names.enumerated() where index < size {
                        buffer[index] = byte
                    }
                }
                return names.count
            },
            get: { name, buffer, size in
                var count = 0
                while name[count] != 0 { count += 1 }
                // More than that no kernel hands on. - Source: xattr(7).
                guard count <= Limits.attributeNameBytes else { return -1 }
                let length = min(size, max(0, count - 1))
                if length > 0 { buffer?.copyMemory(from: name + 1, byteCount: length) }
                return length
            }
        ).values
        let item = Item(
            body: .directory, mode: 0o755, uid: 0, gid: 0, modified: Timestamp(seconds: 0),
            attributes: attributes)
        try hold(
            (try? Item(decodingAlone: item.encodeAlone())) == item,
            "an item with what is listed cannot be read again")
        _ = BackupFlags.verdict(attributes)
        let said = BackupFlags.verdict([ExtendedAttribute(name: BackupFlags.robots, value: input)])
        let letters = input.prefix { $0 != 0 }.filter { $0 != 0x20 && $0 != 0x0a }
        try hold(
            (said != nil) == (String(decoding: letters, as: UTF8.self).lowercased() == "false"),
            "the flag says otherwise")
    }
}
