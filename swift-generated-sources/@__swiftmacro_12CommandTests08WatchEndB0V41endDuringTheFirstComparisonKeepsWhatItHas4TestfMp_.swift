@available(*, deprecated, message: "This function is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s12CommandTests08WatchEndB0V41endDuringTheFirstComparisonKeepsWhatItHas4TestfMp_17Z4a6756fe93c12c28fMu_() async throws -> Void {
  @Sendable func $s12CommandTests08WatchEndB0V41endDuringTheFirstComparisonKeepsWhatItHas4TestfMp_7__localfMu0_(_:isolated (any _Concurrency.Actor)?=Testing.__defaultSynchronousIsolationContext) async throws {
    let $s12CommandTests08WatchEndB0V41endDuringTheFirstComparisonKeepsWhatItHas4TestfMp_7__localfMu_ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait(WatchEndTests())))
    _ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait($s12CommandTests08WatchEndB0V41endDuringTheFirstComparisonKeepsWhatItHas4TestfMp_7__localfMu_.endDuringTheFirstComparisonKeepsWhatItHas())))
  }
  try await $s12CommandTests08WatchEndB0V41endDuringTheFirstComparisonKeepsWhatItHas4TestfMp_7__localfMu0_()
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s12CommandTests08WatchEndB0V41endDuringTheFirstComparisonKeepsWhatItHas4TestfMp_25generator4a6756fe93c12c28fMu_() async -> Testing.Test {
  return .__function(
  named: "endDuringTheFirstComparisonKeepsWhatItHas()",
  in: WatchEndTests.self,
  xcTestCompatibleSelector: nil,
  traits: [],sourceLocation: Testing.SourceLocation(__uncheckedFileID: "CommandTests/WatchEndTests.swift", filePath: "/work/main/Tests/CommandTests/WatchEndTests.swift", line: 92, column: 6),
  parameters: [],
  testFunction: $s12CommandTests08WatchEndB0V41endDuringTheFirstComparisonKeepsWhatItHas4TestfMp_17Z4a6756fe93c12c28fMu_
)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private static nonisolated let $s12CommandTests08WatchEndB0V41endDuringTheFirstComparisonKeepsWhatItHas4TestfMp_24accessor4a6756fe93c12c28fMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s12CommandTests08WatchEndB0V41endDuringTheFirstComparisonKeepsWhatItHas4TestfMp_25generator4a6756fe93c12c28fMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated static let $s12CommandTests08WatchEndB0V41endDuringTheFirstComparisonKeepsWhatItHas4TestfMp_33testContentRecord4a6756fe93c12c28fMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s12CommandTests08WatchEndB0V41endDuringTheFirstComparisonKeepsWhatItHas4TestfMp_24accessor4a6756fe93c12c28fMu_($0, $1, $2, $3) },
  0,
  0
)

// original-source-range: /work/main/Tests/CommandTests/WatchEndTests.swift:114:6-114:6
