@available(*, deprecated, message: "This function is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s12CommandTests015SupervisedWatchB0V018readyIsToldWhenAllf21WatchedAndTheWatchdogF3Fed4TestfMp_17Z10905b3e6609c1f7fMu_() async throws -> Void {
  @Sendable func $s12CommandTests015SupervisedWatchB0V018readyIsToldWhenAllf21WatchedAndTheWatchdogF3Fed4TestfMp_7__localfMu0_(_:isolated (any _Concurrency.Actor)?=Testing.__defaultSynchronousIsolationContext) async throws {
    let $s12CommandTests015SupervisedWatchB0V018readyIsToldWhenAllf21WatchedAndTheWatchdogF3Fed4TestfMp_7__localfMu_ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait(SupervisedWatchTests())))
    _ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait($s12CommandTests015SupervisedWatchB0V018readyIsToldWhenAllf21WatchedAndTheWatchdogF3Fed4TestfMp_7__localfMu_.readyIsToldWhenAllIsWatchedAndTheWatchdogIsFed())))
  }
  try await $s12CommandTests015SupervisedWatchB0V018readyIsToldWhenAllf21WatchedAndTheWatchdogF3Fed4TestfMp_7__localfMu0_()
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s12CommandTests015SupervisedWatchB0V018readyIsToldWhenAllf21WatchedAndTheWatchdogF3Fed4TestfMp_25generator10905b3e6609c1f7fMu_() async -> Testing.Test {
  return .__function(
  named: "readyIsToldWhenAllIsWatchedAndTheWatchdogIsFed()",
  in: SupervisedWatchTests.self,
  xcTestCompatibleSelector: nil,
  traits: [],sourceLocation: Testing.SourceLocation(__uncheckedFileID: "CommandTests/SupervisedWatchTests.swift", filePath: "/work/main/Tests/CommandTests/SupervisedWatchTests.swift", line: 13, column: 6),
  parameters: [],
  testFunction: $s12CommandTests015SupervisedWatchB0V018readyIsToldWhenAllf21WatchedAndTheWatchdogF3Fed4TestfMp_17Z10905b3e6609c1f7fMu_
)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private static nonisolated let $s12CommandTests015SupervisedWatchB0V018readyIsToldWhenAllf21WatchedAndTheWatchdogF3Fed4TestfMp_24accessor10905b3e6609c1f7fMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s12CommandTests015SupervisedWatchB0V018readyIsToldWhenAllf21WatchedAndTheWatchdogF3Fed4TestfMp_25generator10905b3e6609c1f7fMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated static let $s12CommandTests015SupervisedWatchB0V018readyIsToldWhenAllf21WatchedAndTheWatchdogF3Fed4TestfMp_33testContentRecord10905b3e6609c1f7fMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s12CommandTests015SupervisedWatchB0V018readyIsToldWhenAllf21WatchedAndTheWatchdogF3Fed4TestfMp_24accessor10905b3e6609c1f7fMu_($0, $1, $2, $3) },
  0,
  0
)

// original-source-range: /work/main/Tests/CommandTests/SupervisedWatchTests.swift:28:6-28:6
