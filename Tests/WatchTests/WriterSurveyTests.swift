import Foundation
import Glibc
import TestSupport
import Testing

@testable import CairnLinux

/// Files that can change without an event are found in /proc and /sys.
@Suite struct WriterSurveyTests {
    private let directory = TemporaryDirectory()

    @Test func filesOpenForWritingMappedOrBehindLoopDevicesAreFound() throws {
        let processes = directory.file("proc")
        let devices = directory.file("block")
        for name in ["proc/4711/fd", "proc/self", "block/loop0/loop", "block/loop1", "block/sda"] {
            try FileManager.default.createDirectory(
                atPath: directory.file(name), withIntermediateDirectories: true)
        }
        // A link to a descriptor has the modes with which it was opened; any other has all.
        #expect(symlink("/home/ada/open", "\(processes)/4711/fd/3") == 0)
        #expect(symlink("socket:[1]", "\(processes)/4711/fd/4") == 0)
        try """
        7f00-7f01 rw-s 00000000 fe:00 12                         /home/ada/a name\\012more
        7f02-7f03 rw-p 00000000 fe:00 13                         /home/ada/private
        """.write(toFile: "\(processes)/4711/maps", atomically: false, encoding: .utf8)
        try "/home/ada/disk.img\n".write(
            toFile: "\(devices)/loop0/loop/backing_file", atomically: false, encoding: .utf8)
        let survey = WriterSurvey(processes: processes, devices: devices)
        #expect(survey.images() == [Array("/home/ada/disk.img".utf8)])
        #expect(
            survey.files().map { String(decoding: $0, as: UTF8.self) }.sorted()
                == ["/home/ada/a name\nmore", "/home/ada/disk.img", "/home/ada/open"])
    }

    /// With the real /proc: only what was opened for writing.
    @Test func theFilesOfARunningProcessAreFound() throws {
        let (written, read) = (directory.file("written"), directory.file("read"))
        for path in [written, read] { try Data("x".utf8).write(to: URL(filePath: path)) }
        let process = Foundation.Process()
        process.executableURL = URL(filePath: "/bin/sh")
        process.arguments = ["-c", "exec 3>>\"$0\" 4<\"$1\"; echo ready; read line", written, read]
        let (input, output) = (Pipe(), Pipe())
        process.standardInput = input
        process.standardOutput = output
        try process.run()
        _ = output.fileHandleForReading.availableData
        let found = WriterSurvey().files()
        try input.fileHandleForWriting.close()
        process.waitUntilExit()
        #expect(found.contains(RealPath.resolve(Array(written.utf8))))
        #expect(!found.contains(RealPath.resolve(Array(read.utf8))))
    }
}
