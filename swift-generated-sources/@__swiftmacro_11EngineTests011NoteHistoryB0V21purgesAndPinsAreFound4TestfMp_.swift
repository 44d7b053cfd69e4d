@available(*, deprecated, message: "This function is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s11EngineTests011NoteHistoryB0V21purgesAndPinsAreFound4TestfMp_16Z21c68cb20e499ccfMu_() async throws -> Void {
  @Sendable func $s11EngineTests011NoteHistoryB0V21purgesAndPinsAreFound4TestfMp_7__localfMu0_(_:isolated (any _Concurrency.Actor)?=Testing.__defaultSynchronousIsolationContext) async throws {
    let $s11EngineTests011NoteHistoryB0V21purgesAndPinsAreFound4TestfMp_7__localfMu_ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait(NoteHistoryTests())))
    _ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait($s11EngineTests011NoteHistoryB0V21purgesAndPinsAreFound4TestfMp_7__localfMu_.purgesAndPinsAreFound())))
  }
  try await $s11EngineTests011NoteHistoryB0V21purgesAndPinsAreFound4TestfMp_7__localfMu0_()
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s11EngineTests011NoteHistoryB0V21purgesAndPinsAreFound4TestfMp_24generator21c68cb20e499ccfMu_() async -> Testing.Test {
  return .__function(
  named: "purgesAndPinsAreFound()",
  in: NoteHistoryTests.self,
  xcTestCompatibleSelector: nil,
  traits: [],sourceLocation: Testing.SourceLocation(__uncheckedFileID: "EngineTests/NoteHistoryTests.swift", filePath: "/work/main/Tests/EngineTests/NoteHistoryTests.swift", line: 88, column: 6),
  parameters: [],
  testFunction: $s11EngineTests011NoteHistoryB0V21purgesAndPinsAreFound4TestfMp_16Z21c68cb20e499ccfMu_
)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private static nonisolated let $s11EngineTests011NoteHistoryB0V21purgesAndPinsAreFound4TestfMp_23accessor21c68cb20e499ccfMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s11EngineTests011NoteHistoryB0V21purgesAndPinsAreFound4TestfMp_24generator21c68cb20e499ccfMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated static let $s11EngineTests011NoteHistoryB0V21purgesAndPinsAreFound4TestfMp_32testContentRecord21c68cb20e499ccfMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s11EngineTests011NoteHistoryB0V21purgesAndPinsAreFound4TestfMp_23accessor21c68cb20e499ccfMu_($0, $1, $2, $3) },
  0,
  0
)

// original-source-range: /work/main/Tests/EngineTests/NoteHistoryTests.swift:105:6-105:6
