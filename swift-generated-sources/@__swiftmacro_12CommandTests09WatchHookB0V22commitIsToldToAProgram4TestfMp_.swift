@available(*, deprecated, message: "This function is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s12CommandTests09WatchHookB0V22commitIsToldToAProgram4TestfMp_16ee496f87c2230cdffMu_() async throws -> Void {
  @Sendable func $s12CommandTests09WatchHookB0V22commitIsToldToAProgram4TestfMp_7__localfMu0_(_:isolated (any _Concurrency.Actor)?=Testing.__defaultSynchronousIsolationContext) async throws {
    let $s12CommandTests09WatchHookB0V22commitIsToldToAProgram4TestfMp_7__localfMu_ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait(WatchHookTests())))
    _ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait($s12CommandTests09WatchHookB0V22commitIsToldToAProgram4TestfMp_7__localfMu_.commitIsToldToAProgram())))
  }
  try await $s12CommandTests09WatchHookB0V22commitIsToldToAProgram4TestfMp_7__localfMu0_()
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s12CommandTests09WatchHookB0V22commitIsToldToAProgram4TestfMp_25generatoree496f87c2230cdffMu_() async -> Testing.Test {
  return .__function(
  named: "commitIsToldToAProgram()",
  in: WatchHookTests.self,
  xcTestCompatibleSelector: nil,
  traits: [],sourceLocation: Testing.SourceLocation(__uncheckedFileID: "CommandTests/WatchHookTests.swift", filePath: "/work/main/Tests/CommandTests/WatchHookTests.swift", line: 17, column: 6),
  parameters: [],
  testFunction: $s12CommandTests09WatchHookB0V22commitIsToldToAProgram4TestfMp_16ee496f87c2230cdffMu_
)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private static nonisolated let $s12CommandTests09WatchHookB0V22commitIsToldToAProgram4TestfMp_24accessoree496f87c2230cdffMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s12CommandTests09WatchHookB0V22commitIsToldToAProgram4TestfMp_25generatoree496f87c2230cdffMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated static let $s12CommandTests09WatchHookB0V22commitIsToldToAProgram4TestfMp_33testContentRecordee496f87c2230cdffMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s12CommandTests09WatchHookB0V22commitIsToldToAProgram4TestfMp_24accessoree496f87c2230cdffMu_($0, $1, $2, $3) },
  0,
  0
)

// original-source-range: /work/main/Tests/CommandTests/WatchHookTests.swift:33:6-33:6
