@available(*, deprecated, message: "This function is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s10WatchTests09RuleModelB0V013whatIsLeftOutF14NotUnwatchable4TestfMp_16f10e7a45792ec1f8fMu_() async throws -> Void {
  @Sendable func $s10WatchTests09RuleModelB0V013whatIsLeftOutF14NotUnwatchable4TestfMp_7__localfMu0_(_:isolated (any _Concurrency.Actor)?=Testing.__defaultSynchronousIsolationContext) async throws {
    let $s10WatchTests09RuleModelB0V013whatIsLeftOutF14NotUnwatchable4TestfMp_7__localfMu_ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait(RuleModelTests())))
    _ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait($s10WatchTests09RuleModelB0V013whatIsLeftOutF14NotUnwatchable4TestfMp_7__localfMu_.whatIsLeftOutIsNotUnwatchable())))
  }
  try await $s10WatchTests09RuleModelB0V013whatIsLeftOutF14NotUnwatchable4TestfMp_7__localfMu0_()
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s10WatchTests09RuleModelB0V013whatIsLeftOutF14NotUnwatchable4TestfMp_25generatorf10e7a45792ec1f8fMu_() async -> Testing.Test {
  return .__function(
  named: "whatIsLeftOutIsNotUnwatchable()",
  in: RuleModelTests.self,
  xcTestCompatibleSelector: nil,
  traits: [.__documentationLine("/// What cannot be watched and need not be is in no gap, and one that it was in ends.")],sourceLocation: Testing.SourceLocation(__uncheckedFileID: "WatchTests/RuleModelTests.swift", filePath: "/work/main/Tests/WatchTests/RuleModelTests.swift", line: 208, column: 6),
  parameters: [],
  testFunction: $s10WatchTests09RuleModelB0V013whatIsLeftOutF14NotUnwatchable4TestfMp_16f10e7a45792ec1f8fMu_
)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private static nonisolated let $s10WatchTests09RuleModelB0V013whatIsLeftOutF14NotUnwatchable4TestfMp_24accessorf10e7a45792ec1f8fMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s10WatchTests09RuleModelB0V013whatIsLeftOutF14NotUnwatchable4TestfMp_25generatorf10e7a45792ec1f8fMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated static let $s10WatchTests09RuleModelB0V013whatIsLeftOutF14NotUnwatchable4TestfMp_33testContentRecordf10e7a45792ec1f8fMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s10WatchTests09RuleModelB0V013whatIsLeftOutF14NotUnwatchable4TestfMp_24accessorf10e7a45792ec1f8fMu_($0, $1, $2, $3) },
  0,
  0
)

// original-source-range: /work/main/Tests/WatchTests/RuleModelTests.swift:217:6-217:6
