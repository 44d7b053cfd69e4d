import CairnCore
import CairnFormat

/// The part of a step at one place: opening, watching and listing.
extension Explorer {
    func startRoot(_ number: UInt64, _ task: Task, _ map: inout WatchMap, now: UInt64) {
        guard let node = map.root(number) else { return end(task) }
        let path = SourcePath(root: number)
        exported.remove(node)
        do throws(SystemError) {
            let directory = try environment.open(path)
            let view = environment.view(of: directory)
            let status = try view.status()
            if rules.asksForDevices, let base = rules.base(of: number) {
                rules.setDevice(environment.device(of: base), of: number)
            }
            let isExcluded = rules.exclude(path, status)
            let standing = try environment.standing(of: directory, at: path, status)
            switch standing {
            case .excluded: return end(task)
            case .polled where !isExcluded && rules.mark(of: view, at: path, status) == nil:
                reports.append(.unwatchable(nil, path, .polled, nil))
                return end(task)
            case .ordinary, .polled, .exported: break
            }
            let wd = try environment.watch(directory)
            let isNew = map.foundRoot(node, wd: wd) != .known
            current = task
            // A root keeps its watch even when it is excluded, because no directory above reports
            // it.
            let mark: WatchMark? =
                isExcluded ? .attribute : rules.mark(of: view, at: path, status)
            if standing == .exported, mark == nil {
                exported.insert(node)
                reports.append(.unwatchable(nil, path, .polled, nil))
            } else {
                reports.append(.watched(nil, path))
            }
            if let mark { return shut(node, directory, mark, task, &map) }
            map.open(node)
            if isNew { found(node, task) }
            if isNew || task.relists {
                list(directory, node, relists: task.relists, isNew: isNew, &map, now: now)
            }
        } catch {
            reports.append(
                error.meansNoDirectory
                    ? .rootMissing(number) : .unwatchable(nil, path, error.explorationGap, error))
            end(task)
        }
    }

    private func found(_ node: WatchNode, _ task: Task) {
        jobs[task.job]?.foundNew = true
        if let job = jobs[task.job], job.reason == .otherRules,
            job.differing.count <= Self.differingMaximum
        {
            jobs[task.job]?.differing.append(node)
        }
    }

    /// Ends the watches beneath a directory with an exclusion flag. It is reported as if it were
    /// new: the examination finds that it is excluded.
    private func shut(
        _ node: WatchNode, _ directory: Environment.Directory, _ mark: WatchMark, _ task: Task,
        _ map: inout WatchMap
    ) {
        // It may have counted as kept while one flag was replaced by another.
        if map.shut(node) || jobs[task.job]?.reason == .judged { found(node, task) }
        environment.hush(directory, mark)
        reports.append(.shut(node, isHeard: mark != .noDump))
    }

    /// Opens a directory by its path, and makes sure that it is the one that the map has there.
    func verified(_ node: WatchNode, _ task: Task, _ map: inout WatchMap) -> Environment.Directory?
    {
        // Nothing in it is kept; if that ends, all of it is examined.
        if map.isShut(node) {
            end(task)
            return nil
        }
        guard let wd = map.wd(of: node), let path = map.path(of: node) else {
            map.markStale(node)
            end(task)
            return nil
        }
        do throws(SystemError) {
            let directory = try environment.open(path)
            let found = try environment.watch(directory)
            if found == wd { return directory }
            if !map.isHeld(found) { environment.unwatch(found) }
        } catch {
            // Like a mismatch: the path may now lead to another directory.
        }
        if task.tries < Self.triesMaximum {
            var task = task
            task.tries += 1
            waiting.append(task)
        } else {
            reports.append(.astray(root: path.root))
            end(task)
        }
        return nil
    }

    // MARK: One name

    func visit(
        _ name: [UInt8], in directory: Environment.Directory, of frame: Frame, _ task: Task,
        _ map: inout WatchMap, now: UInt64
    ) {
        let parent = frame.node
        guard map.isAlive(parent) else { return }
        // A directory without a place is not judged; if it reappears, all of it is examined.
        guard let path = map.path(of: parent)?.appending(name) else { return map.markStale(parent) }
        do throws(SystemError) {
            let child = try environment.open(name, in: directory)
            let view = environment.view(of: child)
            let status = try view.status()
            let standing = try environment.standing(of: child, at: path, status)
            if standing == .excluded || rules.exclude(path, status) {
                return map.absent(in: parent, name, now: now)
            }
            if standing == .polled, rules.mark(of: view, at: path, status) == nil {
                return fail(name, parent, .polled, nil, &map, now: now)
            }
            let wd = try environment.watch(child)
            let wasUnwatched = map.child(of: parent, name).map(map.isUnwatched) == true
            let (node, familiarity) = map.found(in: parent, name, wd: wd, now: now)
            if wasUnwatched { reports.append(.watched(node, path)) }
            let mark = rules.mark(of: view, at: path, status)
            noteExport(of: node, path, isExported: standing == .exported && mark == nil, map)
            if let mark { return shut(node, child, mark, task, &map) }
            map.open(node)
            if familiarity == .known, !frame.relists { return }
            if familiarity != .known {
                if frame.isNew { jobs[task.job]?.foundNew = true } else { found(node, task) }
            }
            list(
                child, node, relists: frame.relists || familiarity == .stale,
                isNew: frame.isNew || familiarity != .known, &map, now: now)
        } catch {
            if error.meansNoDirectory { return map.absent(in: parent, name, now: now) }
            switch exclusion(of: name, in: directory, path) {
            case nil: fail(name, parent, error.explorationGap, error, &map, now: now)
            case .place: map.absent(in: parent, name, now: now)
            case .mark:
                // Nothing of it is missed, except the removal of the flag.
                let node = map.failed(in: parent, name, now: now)
                reports += [.watched(node, path), .shut(node, isHeard: false)]
            }
        }
    }

    /// Reports a watched directory that is polled as well, or no longer.
    private func noteExport(
        of node: WatchNode, _ path: SourcePath, isExported: Bool, _ map: WatchMap
    ) {
        if isExported {
            if exported.count >= Self.exportedMaximum { exported = exported.filter(map.isAlive) }
            exported.insert(node)
            reports.append(.unwatchable(node, path, .polled, nil))
        } else if exported.remove(node) != nil {
            reports.append(.watched(node, path))
        }
    }

    private enum Exclusion { case place, mark }

    /// The exclusion of an item that cannot be opened or watched; nil when there is none.
    private func exclusion(
        of name: [UInt8], in directory: Environment.Directory, _ path: SourcePath
    ) -> Exclusion? {
        guard rules.book != nil, let status = try? environment.view(of: directory).status(of: name)
        else { return nil }
        if rules.exclude(path, status) { return .place }
        guard let child = try? environment.open(name, in: directory)
        else { return rules.obeyFlags && status.isNoDump ? .mark : nil }
        return rules.mark(of: environment.view(of: child), at: path, status) == nil ? nil : .mark
    }

    func visitFile(
        _ name: [UInt8], in directory: Environment.Directory, _ parent: WatchNode,
        _ map: inout WatchMap, now: UInt64
    ) {
        do throws(SystemError) {
            let wd = try environment.watchFile(name, in: directory)
            let (node, familiarity) = map.found(in: parent, name, wd: wd, isFile: true, now: now)
            reports.append(.watchedFile(node, isNew: familiarity != .known))
        } catch {
            map.absent(in: parent, name, isFile: true, now: now)
            if !error.meansNoDirectory, let place = map.path(of: parent)?.appending(name) {
                let isPolled = error.code == SystemError.notSupported
                let cause: GapCause = isPolled ? .polled : error.explorationGap
                reports.append(.unwatchable(nil, place, cause, error))
            }
        }
    }

    func list(
        _ directory: Environment.Directory, _ node: WatchNode, relists: Bool, isNew: Bool,
        _ map: inout WatchMap, now: UInt64
    ) {
        do throws(SystemError) {
            let names = try environment.subdirectories(of: directory)
            map.setListing(of: node, names, now: now)
            frames.push(
                Frame(
                    directory: directory, node: node, names: names, relists: relists, isNew: isNew))
        } catch {
            // Deleted since it was opened: its listing is empty, and its events report the rest.
            if error.meansNoDirectory { return map.setListing(of: node, [], now: now) }
            guard let path = map.path(of: node) else { return map.markStale(node) }
            reports.append(.unwatchable(node, path, error.explorationGap, error))
        }
    }

    private func fail(
        _ name: [UInt8], _ parent: WatchNode, _ cause: GapCause, _ error: SystemError?,
        _ map: inout WatchMap, now: UInt64
    ) {
        let node = map.failed(in: parent, name, now: now)
        guard let path = map.path(of: node) else { return map.markStale(node) }
        reports.append(.unwatchable(node, path, cause, error))
    }

    /// Opens a closed directory again, from below, when the walk returns to it, and checks that it
    /// is the same.
    func reopenTop(after left: Frame, _ task: Task, _ map: WatchMap) {
        guard frames.isTopClosed, let child = left.directory else { return }
        let node = frames.top.node
        if let wd = map.wd(of: node), let parent = try? environment.openParent(of: child),
            let found = try? environment.watch(parent)
        {
            if found == wd { return frames.reopenTop(parent) }
            if !map.isHeld(found) { environment.unwatch(found) }
        }
        // The tree was moved during the walk. Open it by its path and list it again.
        frames.top.names = []
        frames.reopenTop(child)
        if map.isAlive(node) {
            add(Task(job: task.job, place: .listing(node), relists: frames.top.relists))
        }
    }
}
