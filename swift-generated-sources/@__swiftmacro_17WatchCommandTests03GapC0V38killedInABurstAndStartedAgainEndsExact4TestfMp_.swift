@available(*, deprecated, message: "This function is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s17WatchCommandTests03GapC0V38killedInABurstAndStartedAgainEndsExact4TestfMp_16d680dda41e549f5ffMu_() async throws -> Void {
  @Sendable func $s17WatchCommandTests03GapC0V38killedInABurstAndStartedAgainEndsExact4TestfMp_7__localfMu0_(_:isolated (any _Concurrency.Actor)?=Testing.__defaultSynchronousIsolationContext) async throws {
    let $s17WatchCommandTests03GapC0V38killedInABurstAndStartedAgainEndsExact4TestfMp_7__localfMu_ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait(GapTests())))
    _ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait($s17WatchCommandTests03GapC0V38killedInABurstAndStartedAgainEndsExact4TestfMp_7__localfMu_.killedInABurstAndStartedAgainEndsExact())))
  }
  try await $s17WatchCommandTests03GapC0V38killedInABurstAndStartedAgainEndsExact4TestfMp_7__localfMu0_()
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s17WatchCommandTests03GapC0V38killedInABurstAndStartedAgainEndsExact4TestfMp_25generatord680dda41e549f5ffMu_() async -> Testing.Test {
  return .__function(
  named: "killedInABurstAndStartedAgainEndsExact()",
  in: GapTests.self,
  xcTestCompatibleSelector: nil,
  traits: [.__documentationLine("/// Killed again and again while files are written, renamed and deleted: the last daemon has it all.")],sourceLocation: Testing.SourceLocation(__uncheckedFileID: "WatchCommandTests/GapTests.swift", filePath: "/work/main/Tests/WatchCommandTests/GapTests.swift", line: 32, column: 6),
  parameters: [],
  testFunction: $s17WatchCommandTests03GapC0V38killedInABurstAndStartedAgainEndsExact4TestfMp_16d680dda41e549f5ffMu_
)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private static nonisolated let $s17WatchCommandTests03GapC0V38killedInABurstAndStartedAgainEndsExact4TestfMp_24accessord680dda41e549f5ffMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s17WatchCommandTests03GapC0V38killedInABurstAndStartedAgainEndsExact4TestfMp_25generatord680dda41e549f5ffMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated static let $s17WatchCommandTests03GapC0V38killedInABurstAndStartedAgainEndsExact4TestfMp_33testContentRecordd680dda41e549f5ffMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s17WatchCommandTests03GapC0V38killedInABurstAndStartedAgainEndsExact4TestfMp_24accessord680dda41e549f5ffMu_($0, $1, $2, $3) },
  0,
  0
)

// original-source-range: /work/main/Tests/WatchCommandTests/GapTests.swift:52:6-52:6
