@available(*, deprecated, message: "This function is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s11EngineTests013WriteAheadLogB0V35whatFollowsABrokenFrameDoesNotCount4TestfMp_16e00a15f9a352a4fcfMu_() async throws -> Void {
  @Sendable func $s11EngineTests013WriteAheadLogB0V35whatFollowsABrokenFrameDoesNotCount4TestfMp_7__localfMu0_(_:isolated (any _Concurrency.Actor)?=Testing.__defaultSynchronousIsolationContext) async throws {
    let $s11EngineTests013WriteAheadLogB0V35whatFollowsABrokenFrameDoesNotCount4TestfMp_7__localfMu_ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait(WriteAheadLogTests())))
    _ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait($s11EngineTests013WriteAheadLogB0V35whatFollowsABrokenFrameDoesNotCount4TestfMp_7__localfMu_.whatFollowsABrokenFrameDoesNotCount())))
  }
  try await $s11EngineTests013WriteAheadLogB0V35whatFollowsABrokenFrameDoesNotCount4TestfMp_7__localfMu0_()
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s11EngineTests013WriteAheadLogB0V35whatFollowsABrokenFrameDoesNotCount4TestfMp_25generatore00a15f9a352a4fcfMu_() async -> Testing.Test {
  return .__function(
  named: "whatFollowsABrokenFrameDoesNotCount()",
  in: WriteAheadLogTests.self,
  xcTestCompatibleSelector: nil,
  traits: [],sourceLocation: Testing.SourceLocation(__uncheckedFileID: "EngineTests/WriteAheadLogTests.swift", filePath: "/work/main/Tests/EngineTests/WriteAheadLogTests.swift", line: 106, column: 6),
  parameters: [],
  testFunction: $s11EngineTests013WriteAheadLogB0V35whatFollowsABrokenFrameDoesNotCount4TestfMp_16e00a15f9a352a4fcfMu_
)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private static nonisolated let $s11EngineTests013WriteAheadLogB0V35whatFollowsABrokenFrameDoesNotCount4TestfMp_24accessore00a15f9a352a4fcfMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s11EngineTests013WriteAheadLogB0V35whatFollowsABrokenFrameDoesNotCount4TestfMp_25generatore00a15f9a352a4fcfMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated static let $s11EngineTests013WriteAheadLogB0V35whatFollowsABrokenFrameDoesNotCount4TestfMp_33testContentRecorde00a15f9a352a4fcfMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s11EngineTests013WriteAheadLogB0V35whatFollowsABrokenFrameDoesNotCount4TestfMp_24accessore00a15f9a352a4fcfMu_($0, $1, $2, $3) },
  0,
  0
)

// original-source-range: /work/main/Tests/EngineTests/WriteAheadLogTests.swift:119:6-119:6
