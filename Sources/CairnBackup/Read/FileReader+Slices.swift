import CairnCore
import CairnFormat
import CairnSource

/// Large files are read in slices.
extension FileReader {
    /// Reads the next slice of a large file.
    ///
    /// - Returns: nil while more of it follows.
    /// - Throws: like ``read(_:)``.
    func readSlice(_ candidate: ReadCandidate, _ large: LargeFileRead) throws -> Reading? {
        path = candidate.path
        large.slices += 1
        do {
            // Another file may have the name by now.
            if large.work?.isOf(candidate.status) == false { large.work = nil }
            var work = try large.work ?? begin(candidate)
            switch try advance(&work, large) {
            case .rests: large.work = work
            case .again: large.work = nil
            case .whole(let reading):
                large.work = nil
                large.isDone = true
                return reading
            }
            return nil
        } catch let cancelled as Cancelled {
            throw cancelled
        } catch {
            large.work = nil
            large.isDone = true
            throw error
        }
    }

    private func begin(_ candidate: ReadCandidate) throws -> LargeFileRead.Work {
        let readAt = clock.now()
        let file = try candidate.directory.openFile(candidate.name)
        let isRecorded = file.recordsMappedWrites
        let hasWriter = file.findWriter()
        let moment = file.clone()
        var before = file.openedStatus
        if let moment {
            before.size = moment.openedStatus.size
            before.blocks = moment.openedStatus.blocks
        }
        let head = try self.head(of: moment ?? file)
        return LargeFileRead.Work(
            file: file, moment: moment, before: before, readAt: readAt, hasWriter: hasWriter,
            isTimed: isRecorded || !hasWriter,
            extents: before.mayHaveHoles ? try extents(moment ?? file, size: before.size) : nil,
            profile: profile(candidate.name, head: head),
            isCutShort: DatabaseHeader.isCutShort(head.prefix(16), size: before.size),
            isDatabase: head.starts(with: DatabaseHeader.magic),
            sampler: looksAtContent ? ContentLook.Sampler() : nil)
    }

    private enum Step {
        /// More of it follows.
        case rests
        /// It is opened and read again.
        case again
        case whole(Reading)
    }

    private func advance(_ work: inout LargeFileRead.Work, _ large: LargeFileRead) throws -> Step {
        if work.content == nil {
            sampler = work.sampler
            let source = work.source
            let size = source.byteCount
            let first = work.position
            let read = try readStream(
                source, size: size, profile: work.profile, from: first, into: &work.chunks,
                mayRest: large.mayRest)
            work.position = read.end
            work.bytesRead += read.end - first
            work.sampler = sampler
            guard read.isWhole else { return .rests }
            let isShort = read.end < size
            work.content =
                work.extents.map {
                    FileContent(
                        size: isShort ? 0 : work.before.size, extents: $0, chunks: work.chunks)
                } ?? FileContent(size: read.end, chunks: work.chunks)
        }
        guard let content = work.content else { return .rests }
        let attributes = try work.file.attributes()
        let after = try work.file.status()
        let isUnchanged =
            after.size == work.before.size && after.modified == work.before.modified
            && after.changed == work.before.changed
        var isStable = content.size == work.before.size
        if isStable, work.moment == nil, !(isUnchanged && work.before.isSettled(at: work.readAt)) {
            // Whatever was written to within is no state of the file. What was only added to is.
            let mayHold = isUnchanged || after.size > work.before.size
            guard let isHeld = mayHold ? try isHeldStill(&work, large) : false else {
                return .rests
            }
            isStable = isHeld
        }
        if !isStable, work.isDatabase, large.attempts + 1 < LargeFileRead.databaseAttempts {
            large.attempts += 1
            return .again
        }
        var status = after
        // Later writes have a later time. The restored copy must not be mistaken for them.
        if work.moment != nil || isStable { status.modified = work.before.modified }
        var item = Item(body: .file(content), status: status, attributes: attributes.values)
        let isTorn = work.file.consistency == .torn
        large.isMixed = !isStable && !isTorn
        item.isInconsistent =
            !isStable || isTorn || work.file.consistency == .unproven || work.isCutShort
        return .whole(
            Reading(
                item: item,
                stamp: Stamp.of(
                    after,
                    readAt: isStable && isUnchanged && !isTorn && work.isTimed ? work.readAt : nil,
                    attributes),
                bytesRead: work.bytesRead, hasWriter: work.hasWriter, readAt: clock.monotonic(),
                isTorn: isTorn, losses: attributes.losses, look: work.sampler?.look ?? .ordinary,
                changed: after.changed))
    }

    /// Compares a file with what was read of it, from the beginning, a slice at a time.
    ///
    /// - Returns: nil while more follows.
    private func isHeldStill(_ work: inout LargeFileRead.Work, _ large: LargeFileRead) throws
        -> Bool?
    {
        let source = work.source
        while work.compared.chunks < work.chunks.count {
            if cancellation.isRequested { throw Cancelled() }
            let first = work.compared
            guard try isNextHeld(&work, source) else { return false }
            work.bytesRead += work.compared.bytes - first.bytes
            if work.compared.chunks < work.chunks.count, large.mayRest() { return nil }
        }
        // Where holes were, data may be now.
        guard work.extents != nil else { return true }
        return try work.content?.isHeld(by: work.file, window, coding, cancellation) ?? false
    }

    /// Compares the chunks of one window.
    private func isNextHeld(_ work: inout LargeFileRead.Work, _ source: ExtentStream) throws -> Bool
    {
        var count = 0
        let rest = work.chunks[work.compared.chunks...].prefix { chunk in
            count += Int(chunk.length)
            return count <= window.count
        }
        let bytes = rest.reduce(0) { $0 + Int($1.length) }
        let part = window.part(..<bytes)
        guard try source.read(at: work.compared.bytes, into: part) == bytes else { return false }
        var start = 0
        for chunk in rest {
            let end = start + Int(chunk.length)
            guard coding.chunkID(of: UnsafeRawBufferPointer(part.part(start..<end))) == chunk.id
            else { return false }
            start = end
        }
        work.compared.chunks += rest.count
        work.compared.bytes += UInt64(bytes)
        return true
    }
}
