@available(*, deprecated, message: "This function is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s12CommandTests09EncryptedB0V25damagedJournalIsRewritten4TestfMp_17Z4b2d6746df8bb051fMu_() async throws -> Void {
  @Sendable func $s12CommandTests09EncryptedB0V25damagedJournalIsRewritten4TestfMp_7__localfMu0_(_:isolated (any _Concurrency.Actor)?=Testing.__defaultSynchronousIsolationContext) async throws {
    let $s12CommandTests09EncryptedB0V25damagedJournalIsRewritten4TestfMp_7__localfMu_ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait(EncryptedTests())))
    _ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait($s12CommandTests09EncryptedB0V25damagedJournalIsRewritten4TestfMp_7__localfMu_.damagedJournalIsRewritten())))
  }
  try await $s12CommandTests09EncryptedB0V25damagedJournalIsRewritten4TestfMp_7__localfMu0_()
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s12CommandTests09EncryptedB0V25damagedJournalIsRewritten4TestfMp_25generator4b2d6746df8bb051fMu_() async -> Testing.Test {
  return .__function(
  named: "damagedJournalIsRewritten()",
  in: EncryptedTests.self,
  xcTestCompatibleSelector: nil,
  traits: [.__documentationLine("/// Records are sealed anew, for their numbers change.")],sourceLocation: Testing.SourceLocation(__uncheckedFileID: "CommandTests/EncryptedTests.swift", filePath: "/work/main/Tests/CommandTests/EncryptedTests.swift", line: 130, column: 6),
  parameters: [],
  testFunction: $s12CommandTests09EncryptedB0V25damagedJournalIsRewritten4TestfMp_17Z4b2d6746df8bb051fMu_
)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private static nonisolated let $s12CommandTests09EncryptedB0V25damagedJournalIsRewritten4TestfMp_24accessor4b2d6746df8bb051fMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s12CommandTests09EncryptedB0V25damagedJournalIsRewritten4TestfMp_25generator4b2d6746df8bb051fMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated static let $s12CommandTests09EncryptedB0V25damagedJournalIsRewritten4TestfMp_33testContentRecord4b2d6746df8bb051fMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s12CommandTests09EncryptedB0V25damagedJournalIsRewritten4TestfMp_24accessor4b2d6746df8bb051fMu_($0, $1, $2, $3) },
  0,
  0
)

// original-source-range: /work/main/Tests/CommandTests/EncryptedTests.swift:154:6-154:6
