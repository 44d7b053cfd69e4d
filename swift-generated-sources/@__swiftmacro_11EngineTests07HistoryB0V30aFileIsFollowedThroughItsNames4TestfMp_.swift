@available(*, deprecated, message: "This function is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s11EngineTests07HistoryB0V30aFileIsFollowedThroughItsNames4TestfMp_16c53cc2b2199db55dfMu_() async throws -> Void {
  @Sendable func $s11EngineTests07HistoryB0V30aFileIsFollowedThroughItsNames4TestfMp_7__localfMu0_(_:isolated (any _Concurrency.Actor)?=Testing.__defaultSynchronousIsolationContext) async throws {
    let $s11EngineTests07HistoryB0V30aFileIsFollowedThroughItsNames4TestfMp_7__localfMu_ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait(HistoryTests())))
    _ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait($s11EngineTests07HistoryB0V30aFileIsFollowedThroughItsNames4TestfMp_7__localfMu_.aFileIsFollowedThroughItsNames())))
  }
  try await $s11EngineTests07HistoryB0V30aFileIsFollowedThroughItsNames4TestfMp_7__localfMu0_()
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s11EngineTests07HistoryB0V30aFileIsFollowedThroughItsNames4TestfMp_25generatorc53cc2b2199db55dfMu_() async -> Testing.Test {
  return .__function(
  named: "aFileIsFollowedThroughItsNames()",
  in: HistoryTests.self,
  xcTestCompatibleSelector: nil,
  traits: [],sourceLocation: Testing.SourceLocation(__uncheckedFileID: "EngineTests/HistoryTests.swift", filePath: "/work/main/Tests/EngineTests/HistoryTests.swift", line: 180, column: 6),
  parameters: [],
  testFunction: $s11EngineTests07HistoryB0V30aFileIsFollowedThroughItsNames4TestfMp_16c53cc2b2199db55dfMu_
)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private static nonisolated let $s11EngineTests07HistoryB0V30aFileIsFollowedThroughItsNames4TestfMp_24accessorc53cc2b2199db55dfMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s11EngineTests07HistoryB0V30aFileIsFollowedThroughItsNames4TestfMp_25generatorc53cc2b2199db55dfMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated static let $s11EngineTests07HistoryB0V30aFileIsFollowedThroughItsNames4TestfMp_33testContentRecordc53cc2b2199db55dfMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s11EngineTests07HistoryB0V30aFileIsFollowedThroughItsNames4TestfMp_24accessorc53cc2b2199db55dfMu_($0, $1, $2, $3) },
  0,
  0
)

// original-source-range: /work/main/Tests/EngineTests/HistoryTests.swift:193:6-193:6
