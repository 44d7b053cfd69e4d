import CairnCore
import CairnWatch
import Foundation
import Glibc
import Testing

@testable import CairnLinux

/// What `cairn-events` sends, and what is no packet and no event whoever sends it.
@Suite struct EventPacketTests {
    private func words(_ numbers: UInt32...) -> [UInt8] {
        numbers.flatMap { number in withUnsafeBytes(of: number, Array.init) }
    }

    private func event(
        wd: Int32 = 1, mask: UInt32 = 0x100, length: Int? = nil, name: [UInt8] = []
    ) -> [UInt8] {
        words(UInt32(bitPattern: wd), mask, 0, UInt32(length ?? name.count)) + name
    }

    private func packet(_ bytes: [UInt8]) -> EventPacket? {
        bytes.withUnsafeBytes { EventPacket($0) }
    }

    private func first(_ bytes: [UInt8]) -> (event: KernelEvent, count: Int)? {
        var count = 0
        return bytes.withUnsafeBytes { KernelEvent(first: $0, byteCount: &count) }.map {
            ($0, count)
        }
    }

    /// Both sides have the same numbers.
    @Test func numbersAreThoseOfTheProgram() throws {
        let header = URL(filePath: #filePath).deletingLastPathComponent()
            .appending(path: "../../Sources/cairn-events/protocol.h")
        let text = try String(contentsOf: header, encoding: .utf8)
        for line in [
            "CAIRN_EVENTS_VERSION = \(EventPacket.version) ",
            "CAIRN_EVENTS_BATCH_MAXIMUM = \(EventPacket.eventBytesMaximum >> 10) << 10 ",
            "CAIRN_EVENTS_HELLO = 0x\(String(EventPacket.Kind.hello.rawValue, radix: 16)),",
            "CAIRN_EVENTS_EVENTS = \(EventPacket.Kind.events.rawValue),",
            "CAIRN_EVENTS_ECHO = \(EventPacket.Kind.echo.rawValue),",
            "CAIRN_EVENTS_FAILURE = \(EventPacket.Kind.failure.rawValue),",
        ] { #expect(text.contains(line), "\(line)") }
    }

    @Test func packetsAreRead() {
        #expect(packet(words(0x6e72_6163, 7)) == .hello(version: 7))
        #expect(packet(words(1, 16) + event()) == .events(byteCount: 16))
        #expect(packet(EventPacket.request(echo: 9)) == .echo(9))
        #expect(packet(words(3, 24)) == .failure(24))
    }

    @Test func whatIsNoPacketIsRefused() {
        let wrong: [[UInt8]] = [
            [], words(1), words(4, 0), words(0, 0), words(1, 0), words(1, 17) + event(),
            words(1, 15) + event(), words(2, 9, 0), words(3, 4_096), words(3, 24, 0),
            words(1, UInt32(65_552)) + [UInt8](repeating: 0, count: 65_552),
        ]
        for bytes in wrong { #expect(packet(bytes) == nil, "\(bytes.prefix(16))") }
    }

    @Test func eventsAreReadOneAfterTheOther() throws {
        let name = Array("name".utf8) + [UInt8](repeating: 0, count: 12)
        let bytes = event(wd: 3, name: name) + event(wd: 4, mask: 0x4000_0200)
        let one = try #require(first(bytes))
        #expect(one.event == KernelEvent(wd: 3, mask: .create, name: Array("name".utf8)))
        #expect(one.count == 32)
        let two = try #require(first(Array(bytes[one.count...])))
        #expect(two.event == KernelEvent(wd: 4, mask: [.delete, .isDirectory]))
        #expect(first(event(wd: -1, mask: 0x4000))?.event.mask == .overflow)
        let longest = [UInt8](repeating: 0x6e, count: 255) + [UInt8](repeating: 0, count: 17)
        #expect(first(event(name: longest))?.event.name.count == 255)
    }

    @Test func whatNoKernelWritesIsRefused() {
        func padded(_ name: String) -> [UInt8] {
            Array(name.utf8) + [UInt8](repeating: 0, count: 16 - name.utf8.count)
        }
        let wrong: [(String, [UInt8])] = [
            ("nothing", []), ("cut short", Array(event().dropLast())),
            ("a name that is cut short", Array(event(name: padded("name")).dropLast())),
            ("a name longer than the packet", event(length: 16)),
            ("a name longer than names are", event(name: [UInt8](repeating: 0, count: 288))),
            ("no mask", event(mask: 0)), ("no watch", event(wd: 0)),
            ("a watch beneath nothing", event(wd: -2)), ("an event of no watch", event(wd: -1)),
            ("an overflow of a watch", event(wd: 1, mask: 0x4000)),
            ("an overflow with a name", event(wd: -1, mask: 0x4000, name: padded("name"))),
            ("an empty name", event(name: padded(""))),
            ("a name without an end", event(name: [UInt8](repeating: 0x6e, count: 16))),
            (
                "something after the name",
                event(name: Array("n\u{0}m".utf8) + padded("").dropLast(3))
            ),
            ("a way", event(name: padded("a/b"))), ("here", event(name: padded("."))),
            ("above", event(name: padded(".."))),
        ]
        for (what, bytes) in wrong { #expect(first(bytes) == nil, "\(what)") }
    }

    // MARK: The echo

    private var patience: EventPatience {
        var patience = EventPatience()
        (patience.silence, patience.answer) = (5, 60)
        return patience
    }

    @Test func echoProvesWhatWasAskedForBeforeIt() throws {
        var echo = EventEcho(patience, now: 0)
        #expect(!echo.isDue(awaitsDrain: false, now: 1))
        echo.awaitBarrier(1, hasCookie: false)
        #expect(echo.isDue(awaitsDrain: false, now: 1))
        echo.asked(7, awaitsDrain: true, now: 1)
        #expect(echo.holdsWork && echo.isAwaited)
        // After the question: the next one's.
        echo.awaitBarrier(2, hasCookie: false)
        #expect(!echo.isDue(awaitsDrain: true, now: 2), "one question at a time")
        #expect(echo.came(6) == nil && echo.isAwaited, "the answer to another question")
        let came = echo.came(7)
        let answer = try #require(came)
        #expect(answer.plainBarriers == [1] && answer.awaitsDrain && !echo.holdsWork)
        #expect(echo.came(7) == nil, "the same answer once more")
        #expect(echo.isDue(awaitsDrain: false, now: 2))
    }

    @Test func barrierWhoseEventDoesNotComeIsAFault() {
        var echo = EventEcho(patience, now: 0)
        echo.awaitBarrier(1, hasCookie: true)
        echo.asked(1, awaitsDrain: false, now: 1)
        echo.awaitBarrier(2, hasCookie: true)
        echo.sawCookie(1)
        #expect(echo.came(1)?.lacksCookie == false, "of the second nothing is known yet")
        echo.asked(2, awaitsDrain: false, now: 2)
        #expect(echo.came(2)?.lacksCookie == true)
        echo.asked(3, awaitsDrain: false, now: 3)
        echo.sawOverflow()
        #expect(echo.came(3)?.lacksCookie == false, "the overflow took it")
    }

    @Test func auditNeedsSilenceBetween() {
        var echo = EventEcho(patience, now: 0)
        echo.asked(1, kernel: [1, 2], awaitsDrain: false, now: 1)
        #expect(echo.holdsWork && echo.came(1)?.kernel == [1, 2])
        echo.asked(2, kernel: [1, 2], awaitsDrain: false, now: 1)
        echo.sawEvent()
        let answer = echo.came(2)
        #expect(answer != nil && answer?.kernel == nil)
    }

    @Test func silenceIsALimitAndSoIsTalk() {
        var echo = EventEcho(patience, now: 0)
        #expect(!echo.isOverdue(lastHeard: 0, now: 1_000), "nothing was asked")
        #expect(echo.isDue(awaitsDrain: false, now: EventEcho.interval))
        echo.asked(1, awaitsDrain: false, now: 100)
        #expect(!echo.isOverdue(lastHeard: 0, now: 104) && echo.isOverdue(lastHeard: 0, now: 105))
        #expect(!echo.isOverdue(lastHeard: 103, now: 107))
        #expect(echo.isOverdue(lastHeard: 159, now: 160), "it says everything but the answer")
        #expect(echo.nextDeadline(lastHeard: 103) == 108)
    }

    @Test func pausesGrowAndBeginAgainAfterASourceThatLasted() {
        var patience = EventPatience()
        (patience.firstPause, patience.pauseMaximum, patience.lasting) = (10, 50, 100)
        var pauses = RestartPauses(patience)
        #expect([1, 2, 3, 4, 5].map { pauses.noteLoss(at: $0) } == [11, 22, 43, 54, 55])
        pauses.noteStart(at: 100)
        #expect(pauses.noteLoss(at: 199) == 249)
        pauses.noteStart(at: 300)
        #expect(pauses.noteLoss(at: 400) == 410)
        #expect(pauses.noteLoss(at: 500) == 520, "one that did not start has not lasted")
    }
}
