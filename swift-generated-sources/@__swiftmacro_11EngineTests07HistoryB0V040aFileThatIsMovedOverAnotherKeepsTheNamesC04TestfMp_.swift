@available(*, deprecated, message: "This function is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s11EngineTests07HistoryB0V040aFileThatIsMovedOverAnotherKeepsTheNamesC04TestfMp_17Z1a2b604cd034e14bfMu_() async throws -> Void {
  @Sendable func $s11EngineTests07HistoryB0V040aFileThatIsMovedOverAnotherKeepsTheNamesC04TestfMp_7__localfMu0_(_:isolated (any _Concurrency.Actor)?=Testing.__defaultSynchronousIsolationContext) async throws {
    let $s11EngineTests07HistoryB0V040aFileThatIsMovedOverAnotherKeepsTheNamesC04TestfMp_7__localfMu_ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait(HistoryTests())))
    _ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait($s11EngineTests07HistoryB0V040aFileThatIsMovedOverAnotherKeepsTheNamesC04TestfMp_7__localfMu_.aFileThatIsMovedOverAnotherKeepsTheNamesHistory())))
  }
  try await $s11EngineTests07HistoryB0V040aFileThatIsMovedOverAnotherKeepsTheNamesC04TestfMp_7__localfMu0_()
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s11EngineTests07HistoryB0V040aFileThatIsMovedOverAnotherKeepsTheNamesC04TestfMp_25generator1a2b604cd034e14bfMu_() async -> Testing.Test {
  return .__function(
  named: "aFileThatIsMovedOverAnotherKeepsTheNamesHistory()",
  in: HistoryTests.self,
  xcTestCompatibleSelector: nil,
  traits: [.__documentationLine("/// Editors write beside and rename over: the history is the name's own.")],sourceLocation: Testing.SourceLocation(__uncheckedFileID: "EngineTests/HistoryTests.swift", filePath: "/work/main/Tests/EngineTests/HistoryTests.swift", line: 221, column: 6),
  parameters: [],
  testFunction: $s11EngineTests07HistoryB0V040aFileThatIsMovedOverAnotherKeepsTheNamesC04TestfMp_17Z1a2b604cd034e14bfMu_
)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private static nonisolated let $s11EngineTests07HistoryB0V040aFileThatIsMovedOverAnotherKeepsTheNamesC04TestfMp_24accessor1a2b604cd034e14bfMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s11EngineTests07HistoryB0V040aFileThatIsMovedOverAnotherKeepsTheNamesC04TestfMp_25generator1a2b604cd034e14bfMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated static let $s11EngineTests07HistoryB0V040aFileThatIsMovedOverAnotherKeepsTheNamesC04TestfMp_33testContentRecord1a2b604cd034e14bfMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s11EngineTests07HistoryB0V040aFileThatIsMovedOverAnotherKeepsTheNamesC04TestfMp_24accessor1a2b604cd034e14bfMu_($0, $1, $2, $3) },
  0,
  0
)

// original-source-range: /work/main/Tests/EngineTests/HistoryTests.swift:231:6-231:6
