import CLinux
import CairnCore
import CairnLinux
import Glibc
import TestSupport
import Testing

/// What the real file system tells of a file that others use.
@Suite struct OpenFileTests {
    private let directory = TemporaryDirectory()

    private func opened(_ name: String) throws -> any SourceFile {
        try LinuxFileSystem().openRoot(Array(directory.path.utf8)).openFile(Array(name.utf8))
    }

    private func make(_ name: String) -> Int32 {
        let number = open("\(directory.path)/\(name)", O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
        #expect(write(number, String(repeating: "x", count: 8192), 8192) == 8192)
        return number
    }

    /// A mapping writes on after its descriptor was closed. - Source: Docs/INOTIFY.md, rule 6.
    @Test func writerIsSeenAndSoIsItsMapping() throws {
        let number = make("file")
        #expect(try opened("file").findWriter())
        let area = mmap(nil, 8192, PROT_READ | PROT_WRITE, MAP_SHARED, number, 0)
        close(number)
        #expect(try opened("file").findWriter())
        munmap(area, 8192)
        #expect(try !opened("file").findWriter())
        // A reader is none, and the lease of the question has ended.
        let reader = open("\(directory.path)/file", O_RDONLY | O_CLOEXEC)
        #expect(try !opened("file").findWriter())
        close(reader)
        let writer = open("\(directory.path)/file", O_WRONLY | O_NONBLOCK)
        #expect(writer >= 0)
        close(writer)
    }

    /// Issue 13: the signal of a broken lease ended `drill`.
    @Test func aBrokenLeaseEndsNobody() throws {
        let number = make("file")
        close(number)
        let reader = open("\(directory.path)/file", O_RDONLY | O_CLOEXEC)
        defer { close(reader) }
        let received = Received.note
        let before = signal(SIGIO) { _ in Received.note.pointee += 1 }
        defer { signal(SIGIO, before) }
        // A program that another test starts has the descriptors for an instant, too.
        var lease: Int32 = -EAGAIN
        for _ in 0..<1_000_000 where lease == -EAGAIN { lease = cairn_lease_shared(reader) }
        try #require(lease == 0)
        #expect(open("\(directory.path)/file", O_WRONLY | O_NONBLOCK) == -1 && errno == EWOULDBLOCK)
        #expect(received.pointee == 0)
    }

    private enum Received {
        // SAFETY: written by one signal handler, read when the call that raises it has returned.
        nonisolated(unsafe) static let note: UnsafeMutablePointer<Int32> = {
            let place = UnsafeMutablePointer<Int32>.allocate(capacity: 1)
            place.initialize(to: 0)
            return place
        }()
    }

    /// As Samba has one while a client caches the file: it gives it up when it is asked.
    @Test func aLeasedFileIsTriedAgain() throws {
        // - Source: linux/fcntl.h; signal(7): SIGURG is ignored unless somebody handles it.
        let (setSignal, setLease): (Int32, Int32) = (10, 1024)
        close(make("file"))
        let holder = open("\(directory.path)/file", O_RDWR | O_CLOEXEC)
        defer { close(holder) }
        try #require(fcntl(holder, setSignal, SIGURG) == 0)
        var lease: Int32 = -1
        for _ in 0..<1_000_000 where lease != 0 { lease = fcntl(holder, setLease, F_WRLCK) }
        try #require(lease == 0)
        let isAsked = Monitor(false)
        let giver = WorkerThread {
            isAsked.wait { $0 ? () : nil }
            _ = fcntl(holder, setLease, F_UNLCK)
        }
        #expect(
            open("\(directory.path)/file", O_RDONLY | O_NONBLOCK) == -1 && errno == EWOULDBLOCK)
        isAsked.update { $0 = true }
        let file = try opened("file")
        giver.join()
        #expect(file.openedStatus.size == 8192)
    }

    /// Issue 37, C11: leases on 1,000 files held up a backup for 40 minutes.
    @Test func leasesOnManyFilesShareOneWait() throws {
        let (setSignal, setLease): (Int32, Int32) = (10, 1024)
        var holders: [Int32] = []
        defer { for holder in holders { close(holder) } }
        for number in 0..<60 {
            close(make("\(number)"))
            let holder = open("\(directory.path)/\(number)", O_RDWR | O_CLOEXEC)
            holders.append(holder)
            try #require(fcntl(holder, setSignal, SIGURG) == 0)
            var lease: Int32 = -1
            for _ in 0..<1_000_000 where lease != 0 { lease = fcntl(holder, setLease, F_WRLCK) }
            try #require(lease == 0)
        }
        let root = try LinuxFileSystem().openRoot(Array(directory.path.utf8))
        let start = LinuxClock().monotonic()
        for number in 0..<60 {
            let error = #expect(throws: SystemError.self) {
                try root.openFile(Array("\(number)".utf8))
            }
            #expect(error?.code == ErrorCode.again)
        }
        // One wait of 2 s, and a twentieth of the time; each alone waited for 2 s.
        #expect(LinuxClock().monotonic() - start < 20_000_000_000)
        // Each was asked for its lease.
        for holder in holders { _ = fcntl(holder, setLease, F_UNLCK) }
        #expect(throws: Never.self) {
            for number in 0..<60 { _ = try root.openFile(Array("\(number)".utf8)) }
        }
    }

    @Test func locksOfOthersAreSeenAndKeepThemOut() throws {
        let number = make("file")
        defer { close(number) }
        // Process-wide locks would be our own: the other side is an open file description, too.
        var lock = flock(
            l_type: Int16(F_WRLCK), l_whence: Int16(SEEK_SET), l_start: 100, l_len: 10, l_pid: 0)
        let setLock: Int32 = 37  // F_OFD_SETLK, which Swift does not import.
        #expect(withUnsafeMutablePointer(to: &lock) { fcntl(number, setLock, $0) } == 0)
        let file = try opened("file")
        #expect(
            file.isLockedByWriter(100..<101) && file.isLockedByWriter(90..<120)
                && !file.isLockedByWriter(110..<120))
        #expect(!file.lockShared(105..<106))
        #expect(file.lockShared(0..<100))
        lock = flock(
            l_type: Int16(F_WRLCK), l_whence: Int16(SEEK_SET), l_start: 50, l_len: 1, l_pid: 0)
        #expect(withUnsafeMutablePointer(to: &lock) { fcntl(number, setLock, $0) } == -1)
        #expect(try opened("file").lockShared(0..<100))
        // Ended before the file is closed, and only there.
        file.unlockShared(50..<60)
        #expect(withUnsafeMutablePointer(to: &lock) { fcntl(number, setLock, $0) } == 0)
        lock = flock(
            l_type: Int16(F_WRLCK), l_whence: Int16(SEEK_SET), l_start: 60, l_len: 1, l_pid: 0)
        #expect(withUnsafeMutablePointer(to: &lock) { fcntl(number, setLock, $0) } == -1)
    }
}
