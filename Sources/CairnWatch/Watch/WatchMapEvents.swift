import CairnCore
import CairnFormat
import CairnSource

/// An action that the map requests for an event. In order.
enum WatchAction: Equatable {
    case hint(ChangeHint)
    /// Examine the item at `name` in `directory` and watch it.
    case verify(WatchNode, name: [UInt8], ExplorationReason)
    /// The directory's watch ended although it was not deleted.
    case lost(WatchNode, isUnmounted: Bool)
    case unwatch(Int32)
    /// Examine the directory's exclusion flag, which may have changed: this one, or a root.
    case judge(WatchNode)
    /// Events were dropped.
    case overflowed
    /// The root itself was deleted, moved or unmounted.
    case rootChanged(UInt64)
}

extension WatchMap {
    /// - Parameter now: nanoseconds of ``Clock/monotonic()``.
    mutating func apply(_ event: KernelEvent, now: UInt64) {
        if event.mask.contains(.overflow) { return actions.append(.overflowed) }
        if event.mask.contains(.ignored) { return forget(event.wd) }
        // No holder: a late event of a removed watch. Its directory is not watched, or was listed
        // since.
        guard let first = holders[event.wd] else { return }
        if tree[first].value.nextHolder == WatchTree.none {
            apply(event, at: first, now: now)
        } else {
            for node in nodes(of: event.wd).map(tree.handle) where tree.isAlive(node) {
                apply(event, at: node.index, now: now)
            }
        }
    }

    private mutating func apply(_ event: KernelEvent, at index: UInt32, now: UInt64) {
        guard let path = path(of: tree.handle(index)) else {
            // Beneath a directory that left its name: if it reappears, it is listed again.
            tree.set(.isStale, true, of: tree.top(of: index))
            return
        }
        if event.name.isEmpty { return applyToSelf(event, index, path) }
        applyToName(event, index, path, now: now)
    }

    private mutating func applyToSelf(_ event: KernelEvent, _ index: UInt32, _ path: SourcePath) {
        let mask = event.mask
        if mask.contains(.deleteSelf) { tree.set(.isDeleted, true, of: index) }
        if mask.contains(.unmount) { tree.set(.isUnmounted, true, of: index) }
        if mask.contains(.moveSelf), let number = rootNumbers[index] {
            actions.append(.rootChanged(number))
        }
        guard let nature = nature(of: mask) else { return }
        if obeysFlags, nature == .metadata, !tree.has(.isFile, index) {
            actions.append(.judge(tree.handle(index)))
        }
        look(event, path, nature)
    }

    private mutating func applyToName(
        _ event: KernelEvent, _ index: UInt32, _ path: SourcePath, now: UInt64
    ) {
        let mask = event.mask
        let isDirectory = mask.contains(.isDirectory)
        let directory = tree.handle(index)
        if obeysFlags, BackupFlags.isMarker(event.name) {
            actions.append(.judge(directory))
        } else if tree.has(.isShut, index) {
            return
        }
        let target = path.appending(event.name)
        if let nature = nature(of: mask) { look(event, target, nature) }
        let child = tree.child(of: index, event.name)
        if mask.contains(.movedFrom) {
            return depart(event, from: directory, path: target, now: now)
        }
        if mask.contains(.movedTo) { return arrive(event, in: directory, at: target, now: now) }
        if mask.contains(.create), isDirectory {
            actions.append(.verify(directory, name: event.name, .appeared))
        } else if let child, tree.has(.isFile, child), !mask.isDisjoint(with: [.create, .delete]) {
            actions.append(.verify(directory, name: event.name, .file))
        } else if let child, !mask.isDisjoint(with: [.attributes, .delete]),
            tree.has(.isUnwatched, child)
        {
            // It may be readable now; and it has no event of its own for its removal.
            actions.append(.verify(directory, name: event.name, .retry))
        }
    }

    private func nature(of mask: KernelEvent.Mask) -> ChangeNature? {
        if mask.contains(.closeWrite) { return .closed }
        if mask.contains(.modify) { return .written }
        if !mask.isDisjoint(with: [.create, .movedTo]) { return .appeared }
        if !mask.isDisjoint(with: [.delete, .movedFrom]) { return .removed }
        return mask.contains(.attributes) ? .metadata : nil
    }

    private mutating func look(_ event: KernelEvent, _ path: SourcePath, _ nature: ChangeNature) {
        let key = Told(wd: event.wd, name: event.name)
        // Two places of one inode are both reported.
        if told[key] == nature, let first = holders[event.wd],
            tree[first].value.nextHolder == WatchTree.none
        {
            return
        }
        told[key] = nature
        actions.append(.hint(.look(path, nature)))
    }

    /// Handles IN_IGNORED: the kernel no longer knows this wd.
    private mutating func forget(_ wd: Int32) {
        let nodes = nodes(of: wd).map(tree.handle)
        holders[wd] = nil
        for node in nodes where tree.isAlive(node) {
            tree[node.index].value.wd = -1
            tree[node.index].value.nextHolder = WatchTree.none
            tree.set(.isListed, false, of: node.index)
        }
        for node in nodes where tree.isAlive(node) {
            let flags = tree[node.index].value.flags
            if let number = rootNumbers[node.index] {
                actions.append(.rootChanged(number))
            } else if flags.contains(.isDeleted) || flags.contains(.isFile) {
                drop(node.index)
            } else if path(of: node) != nil {
                actions.append(.lost(node, isUnmounted: flags.contains(.isUnmounted)))
            }
        }
    }

    // MARK: Renames

    private mutating func depart(
        _ event: KernelEvent, from directory: WatchNode, path: SourcePath?, now: UInt64
    ) {
        // The event concerns what was found missing at this name before, unless it was deleted
        // since.
        var node: WatchNode?
        while node == nil, let earlier = departures.takeUnexplained(directory, event.name) {
            node = earlier.node.flatMap { tree.isAlive($0) ? $0 : nil }
        }
        if let child = tree.child(of: directory.index, event.name),
            tree.has(.isFile, child) != event.mask.contains(.isDirectory)
        {
            if node == nil {
                node = tree.handle(child)
                tree.detach(child)
            }
            // It may have been given this name after the event, and found early.
            let reason = tree.has(.isFile, child) ? ExplorationReason.file : .appeared
            actions.append(.verify(directory, name: event.name, reason))
        }
        wait(
            Departures.Departure(
                cookie: event.cookie, directory: directory, name: event.name, path: path,
                node: node, deadline: now + Self.renameGrace))
    }

    /// Removes an item that was found missing from its place. Its MOVED_FROM may still come.
    mutating func depart(_ index: UInt32, now: UInt64) {
        guard tree[index].value.wd >= 0 else { return drop(index) }
        let directory = tree.handle(tree[index].parent)
        let name = tree.name(of: index)
        tree.detach(index)
        wait(
            Departures.Departure(
                cookie: 0, directory: directory, name: name, path: nil, node: tree.handle(index),
                deadline: now + Self.renameGrace))
    }

    private mutating func wait(_ departure: Departures.Departure) {
        if let oldest = departures.add(departure) { giveUp(oldest) }
    }

    private mutating func arrive(
        _ event: KernelEvent, in directory: WatchNode, at path: SourcePath, now: UInt64
    ) {
        let isDirectory = event.mask.contains(.isDirectory)
        var reason = isDirectory ? ExplorationReason.appeared : .file
        if let departure = departures.take(cookie: event.cookie) {
            if let from = departure.path { actions.append(.hint(.moved(from: from, to: path))) }
            if let node = departure.node, tree.isAlive(node) {
                place(node.index, in: directory, event.name, now: now)
                if isDirectory { reason = .moved }
            }
        }
        let child = tree.child(of: directory.index, event.name)
        if isDirectory || child.map({ tree.has(.isFile, $0) }) == true {
            actions.append(.verify(directory, name: event.name, reason))
        }
    }

    private mutating func place(
        _ index: UInt32, in directory: WatchNode, _ name: [UInt8], now: UInt64
    ) {
        if let occupant = tree.child(of: directory.index, name) {
            // Found here already, before this event.
            if tree[occupant].value.wd == tree[index].value.wd { return drop(index) }
            depart(occupant, now: now)
        }
        // A directory cannot be beneath itself: the map is wrong about the directory.
        if tree.top(of: directory.index) == index { return drop(index) }
        tree.attach(index, to: directory.index, as: name)
    }

    /// Advances the time: items that left their name and did not reappear have moved out.
    mutating func advance(now: UInt64) {
        while let departure = departures.takeExpired(now: now) { giveUp(departure) }
    }

    private mutating func giveUp(_ departure: Departures.Departure) {
        if let node = departure.node, tree.isAlive(node) { drop(node.index) }
    }
}
