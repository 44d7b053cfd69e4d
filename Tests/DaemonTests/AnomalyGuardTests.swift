import CairnFormat
import CairnSimulation
import Testing

@testable import CairnBackup

/// What the anomaly guard takes for harm, and what for ordinary work; of the real binary,
/// Scripts/anomaly_cases.py records it.
@Suite struct AnomalyGuardTests {
    private static let second: UInt64 = 1_000_000_000
    private static let good = Hash128(Array(1...16))
    private static let later = Hash128(Array(2...17))

    enum Deed: String, CaseIterable, Sendable {
        case removal, removalBesideAnUnpacking, removalBesideACopy, encryption,
            encryptionUnderOtherNames, emptying, anotherEnding
        case move, copy, unpacking, checkout, replacing, transcoding, rotation, edit, youngRoot,
            compressing, modules, packing

        var isHarm: Bool {
            Self.allCases.firstIndex(of: self)! < Self.allCases.firstIndex(of: .move)!
        }

        /// What came of it in a root of 4,000 files.
        var figures: AnomalyFigures {
            var deed = Doing()
            switch self {
            case .removal: deed.delete(2_000, from: "a")
            case .removalBesideAnUnpacking:
                deed.delete(2_000, from: "a")
                deed.make(9_000, in: "b")
            case .removalBesideACopy:
                deed.delete(2_000, from: "a")
                deed.make(3_000, in: "b", first: 5_000, isKnown: true)
            case .encryption: deed.rewrite(150, .scrambled)
            case .encryptionUnderOtherNames:
                deed.delete(300, from: "a")
                deed.make(300, in: "a", ending: "locked", .scrambled)
            case .emptying: deed.rewrite(2_000, .blank)
            case .anotherEnding:
                deed.delete(600, from: "a")
                deed.make(600, in: "a", ending: "txt.locked")
            case .move:
                deed.delete(3_500, from: "a")
                deed.make(3_500, in: "b", isKnown: true)
            case .copy: deed.make(4_000, in: "b", isKnown: true)
            case .unpacking: deed.make(50_000, in: "b")
            case .checkout:
                deed.delete(1_500, from: "a")
                deed.make(1_600, in: "a", ending: "swift")
            case .replacing:
                deed.delete(3_000, from: "a")
                deed.make(3_000, in: "a", isKnown: true)
            case .transcoding:
                deed.delete(2_000, from: "")
                deed.make(2_000, in: "", ending: "opus")
            case .rotation:
                deed.rewrite(1_500, .blank)
                deed.make(1_500, in: "a", ending: "txt.1", isKnown: true)
            case .edit: deed.rewrite(4_000, .ordinary)
            case .youngRoot: deed.delete(290, from: "a")
            case .compressing:
                deed.delete(2_000, from: "a")
                deed.make(2_000, in: "a", ending: "txt.gz")
            case .modules: deed.delete(3_000, from: "a/node_modules")
            case .packing: deed.delete(3_000, from: "a/.git/objects")
            }
            return deed.figures
        }

        static func live(_ figures: AnomalyFigures) -> UInt64 {
            4_000 + (figures.roots[1]?.new ?? 0) - (figures.roots[1]?.deleted ?? 0)
        }
    }

    private struct Doing {
        var figures = AnomalyFigures()

        private func path(_ top: String, _ number: Int, _ ending: String = "txt") -> [UInt8] {
            Array((top.isEmpty ? "\(number).\(ending)" : "\(top)/\(number).\(ending)").utf8)
        }

        mutating func delete(_ count: Int, from top: String) {
            for number in 0..<count {
                figures.noteDeleted(1, root: 1, path: path(top, number))
                figures.noteGone(number.hashValue, root: 1, path: path(top, number))
            }
        }

        mutating func make(
            _ count: Int, in top: String, ending: String = "txt", first: Int = 0,
            isKnown: Bool = false, _ look: ContentLook = .ordinary
        ) {
            for number in first..<first + count {
                figures.noteNew(
                    root: 1, path: path(top, number, ending), number.hashValue, isKnown: isKnown,
                    look: look)
            }
        }

        mutating func rewrite(_ count: Int, _ look: ContentLook) {
            for number in 0..<count {
                figures.noteRewritten(root: 1, path: path("a", number), look: look)
                if look == .blank {
                    figures.noteGone(number.hashValue, root: 1, path: path("a", number))
                }
            }
        }
    }

    @Test(arguments: Deed.allCases) func harmIsToldFromOrdinaryWork(_ deed: Deed) {
        let figures = deed.figures
        let verdict = AnomalyGuard.Configuration().judge(figures) { _, limit in
            min(limit, Deed.live(figures))
        }
        let severity = verdict?.severity ?? 0
        // Far from the limit on either side.
        #expect(
            deed.isHarm ? severity > 1.2 : severity < 0.5,
            "\(deed): \(severity) \(verdict?.text ?? "")")
        // Never more than there was.
        if let verdict, verdict.isTooMuch {
            #expect(verdict.changed <= verdict.live && verdict.live <= 4_000)
        }
    }

    private func lost(_ count: Int, _ round: Int = 0) -> AnomalyFigures {
        var figures = AnomalyFigures()
        for number in 0..<count {
            let path = Array("a/\(round) \(number)".utf8)
            figures.noteDeleted(1, root: 1, path: path)
            figures.noteGone(path.hashValue, root: 1, path: path)
        }
        return figures
    }

    private func scrambled(_ count: Int) -> AnomalyFigures {
        var figures = AnomalyFigures()
        for number in 0..<count {
            figures.noteRewritten(root: 1, path: Array("a/\(number)".utf8), look: .scrambled)
        }
        return figures
    }

    @Test func whatIsSpreadOverRoundsAddsUpAndTheCommitBeforeItIsGood() {
        for isLoss in [true, false] {
            var guardian = AnomalyGuard()
            // A stray file long before is no beginning of it.
            guardian.note(isLoss ? lost(1, 99) : scrambled(1), before: Self.later, at: 5)
            var findings: [AnomalyGuard.Finding] = []
            for round in 1..<9 {
                let now = UInt64(round) * (isLoss ? 60 : 3_600) * Self.second
                guardian.note(
                    isLoss ? lost(250, round) : scrambled(30),
                    before: round == 1 ? Self.good : Self.later, at: now)
                if let finding = guardian.judge(at: now, live: { _, _ in 2_000 }) {
                    findings.append(finding)
                }
            }
            #expect(
                findings.first?.lastGood == Self.good && findings.count >= 2,
                "\(isLoss) \(findings)")
            guardian.release()
            #expect(
                guardian.judge(at: 30_000 * Self.second) { _, _ in 0 } == nil
                    && !guardian.isDoubtful)
        }
    }

    @Test func deletionsOfADayAreNoMassOfThem() {
        var guardian = AnomalyGuard()
        for round in 0..<100 {
            let now = UInt64(round) * 601 * Self.second
            guardian.note(lost(400, round), before: Self.good, at: now)
            #expect(guardian.judge(at: now) { _, _ in 500 } == nil && !guardian.isDoubtful)
        }
    }

    /// A checkout deletes before it writes: what is gone may come back for two minutes.
    @Test func whatIsGoneMayComeBackBeforeItIsALoss() {
        for comesBack in [true, false] {
            var guardian = AnomalyGuard()
            guardian.note(lost(2_000), before: Self.good, at: 0)
            #expect(guardian.judge(at: 0) { _, _ in 0 } == nil && guardian.isDoubtful)
            #expect(AnomalyGuard.judged(guardian, at: 1, isEnding: true)?.verdict.changed == 2_000)
            var figures = AnomalyFigures()
            for number in 0..<2_000 {
                let content = Array("a/0 \(number)".utf8).hashValue
                figures.noteNew(
                    root: 1, path: Array("b/\(number)".utf8), content, isKnown: true,
                    look: .ordinary)
            }
            if comesBack { guardian.note(figures, before: Self.later, at: 90 * Self.second) }
            let finding = guardian.judge(at: 121 * Self.second) { _, _ in comesBack ? 2_000 : 0 }
            #expect((finding == nil) == comesBack && guardian.isDoubtful != comesBack)
        }
    }

    /// Of millions a sample is kept, and what was moved is found in it all the same.
    @Test func aMoveOfVeryManyIsAMove() {
        var (gone, came, other) = (HashSample(), HashSample(), HashSample())
        for number in 0..<50_000 {
            gone.insert(number.hashValue)
            if number % 2 == 0 {
                came.insert(number.hashValue)
            } else {
                other.insert(number.hashValue)
            }
        }
        #expect(gone.total == 50_000 && (20_000...30_000).contains(gone.count(in: came)))
        came.add(other)
        #expect(
            gone.count(in: came) == 50_000 && other.count(in: gone) == 25_000
                && other.count(in: HashSample()) == 0)
    }

    @Test func formatsAreToldByWhatTheyBeginWith() {
        let ordinary = [
            String(repeating: "The quick brown fox. ", count: 300), "a", "From: me\n" + Self.base64,
        ]
        let encrypted = [
            "Salted__" + String(repeating: "x", count: 200),
            "-----BEGIN PGP MESSAGE-----\n" + String(repeating: "ab c", count: 99), Self.base64,
        ]
        for text in ordinary {
            #expect(Self.look(Array(text.utf8)) != .scrambled, "\(text.prefix(30))")
        }
        for text in encrypted {
            #expect(Self.look(Array(text.utf8)) == .scrambled, "\(text.prefix(30))")
        }
    }

    private static let base64: String = {
        let letters = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/")
        return String(
            (0..<4_096).map { letters[Int(truncatingIfNeeded: ($0 * 0x9e37_79b9) >> 12) & 63] })
    }()

    @Test func randomBytesLookEncryptedAndCompressedFilesDoNot() {
        let generator = SeededRandomness(seed: 4)
        for count in [512, 5_000, 100_000] {
            var random = [UInt8](repeating: 0, count: count)
            random.withUnsafeMutableBytes { generator.fill($0) }
            #expect(Self.look(random) == .scrambled, "\(count)")
            for signature in [
                [0xff, 0xd8, 0xff, 0xe0], Array("PK\u{3}\u{4}".utf8), [0x1f, 0x8b, 8, 0],
                Array("ID3".utf8),
            ] as [[UInt8]] {
                #expect(Self.look(signature + random) == .ordinary, "\(signature)")
            }
            let text = Array(
                String(repeating: "Dear Sir, I write to you about the weather.\n", count: 400).utf8)
            // Encrypted in parts: its middle.
            if count == 100_000 { #expect(Self.look(text + random + text) == .scrambled) }
        }
        #expect(Self.look([UInt8](repeating: 0, count: 9_000)) == .blank && Self.look([]) == .blank)
    }

    private static func look(_ bytes: [UInt8]) -> ContentLook {
        var sampler = ContentLook.Sampler()
        bytes.withUnsafeBytes { sampler.add($0) }
        return sampler.look
    }
}

extension AnomalyGuard {
    /// On a copy.
    fileprivate static func judged(_ guardian: AnomalyGuard, at now: UInt64, isEnding: Bool)
        -> Finding?
    {
        var guardian = guardian
        return guardian.judge(at: now, isEnding: isEnding) { _, _ in 0 }
    }
}
