import CairnCore
import CairnFormat
import CairnLinux
import Glibc
import Testing

/// A password from what is no regular file: a pipe with a writer is read, nothing hangs.
@Suite struct PasswordPipeTests {
    private static func fifo(_ name: String) -> String {
        let path = "/tmp/cairn-\(name)-\(getpid())"
        unlink(path)
        #expect(mkfifo(path, 0o600) == 0)
        return path
    }

    private static func text(_ secret: SecretBytes) -> String {
        secret.withBytes { String(decoding: $0, as: UTF8.self) }
    }

    @Test func aFIFOWithoutAWriterDoesNotHang() {
        let path = Self.fifo("silent")
        defer { unlink(path) }
        #expect(throws: SecretReading.Failure.silent) {
            try SecretReading.file(Array(path.utf8), writerPatience: 10)
        }
    }

    /// It may take as long as it needs, as a program does that asks a person.
    @Test func aPipeWithAWriterIsRead() throws {
        let path = Self.fifo("writer")
        defer { unlink(path) }
        let writer = open(path, O_RDWR)
        let word = Array("secret\n".utf8)
        #expect(write(writer, word, word.count) == word.count)
        // The reader has it before the writer ends.
        let thread = WorkerThread {
            var waiting: Int32 = 1
            while waiting > 0 {
                _ = ioctl(writer, UInt(FIONREAD), &waiting)
                sched_yield()
            }
            close(writer)
        }
        #expect(try Self.text(SecretReading.file(Array(path.utf8), writerPatience: 10)) == "secret")
        thread.join()
    }

    @Test func devicesAreRefused() {
        #expect(throws: SecretReading.Failure.notAFile(.characterDevice)) {
            try SecretReading.file(Array("/dev/zero".utf8))
        }
        #expect(throws: SecretReading.Failure.notAFile(.directory)) {
            try SecretReading.file(Array("/tmp".utf8))
        }
    }
}
