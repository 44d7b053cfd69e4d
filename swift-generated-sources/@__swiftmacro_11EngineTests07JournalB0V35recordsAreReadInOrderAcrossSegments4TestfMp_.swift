@available(*, deprecated, message: "This function is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s11EngineTests07JournalB0V35recordsAreReadInOrderAcrossSegments4TestfMp_17Z8b4a212d67e70f54fMu_() async throws -> Void {
  @Sendable func $s11EngineTests07JournalB0V35recordsAreReadInOrderAcrossSegments4TestfMp_7__localfMu0_(_:isolated (any _Concurrency.Actor)?=Testing.__defaultSynchronousIsolationContext) async throws {
    let $s11EngineTests07JournalB0V35recordsAreReadInOrderAcrossSegments4TestfMp_7__localfMu_ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait(JournalTests())))
    _ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait($s11EngineTests07JournalB0V35recordsAreReadInOrderAcrossSegments4TestfMp_7__localfMu_.recordsAreReadInOrderAcrossSegments())))
  }
  try await $s11EngineTests07JournalB0V35recordsAreReadInOrderAcrossSegments4TestfMp_7__localfMu0_()
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s11EngineTests07JournalB0V35recordsAreReadInOrderAcrossSegments4TestfMp_25generator8b4a212d67e70f54fMu_() async -> Testing.Test {
  return .__function(
  named: "recordsAreReadInOrderAcrossSegments()",
  in: JournalTests.self,
  xcTestCompatibleSelector: nil,
  traits: [],sourceLocation: Testing.SourceLocation(__uncheckedFileID: "EngineTests/StageTests.swift", filePath: "/work/main/Tests/EngineTests/StageTests.swift", line: 203, column: 6),
  parameters: [],
  testFunction: $s11EngineTests07JournalB0V35recordsAreReadInOrderAcrossSegments4TestfMp_17Z8b4a212d67e70f54fMu_
)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private static nonisolated let $s11EngineTests07JournalB0V35recordsAreReadInOrderAcrossSegments4TestfMp_24accessor8b4a212d67e70f54fMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s11EngineTests07JournalB0V35recordsAreReadInOrderAcrossSegments4TestfMp_25generator8b4a212d67e70f54fMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated static let $s11EngineTests07JournalB0V35recordsAreReadInOrderAcrossSegments4TestfMp_33testContentRecord8b4a212d67e70f54fMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s11EngineTests07JournalB0V35recordsAreReadInOrderAcrossSegments4TestfMp_24accessor8b4a212d67e70f54fMu_($0, $1, $2, $3) },
  0,
  0
)

// original-source-range: /work/main/Tests/EngineTests/StageTests.swift:212:6-212:6
