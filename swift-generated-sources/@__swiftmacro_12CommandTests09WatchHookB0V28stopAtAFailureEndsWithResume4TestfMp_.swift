@available(*, deprecated, message: "This function is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s12CommandTests09WatchHookB0V28stopAtAFailureEndsWithResume4TestfMp_17Z6ae291e3ef1630bdfMu_() async throws -> Void {
  @Sendable func $s12CommandTests09WatchHookB0V28stopAtAFailureEndsWithResume4TestfMp_7__localfMu0_(_:isolated (any _Concurrency.Actor)?=Testing.__defaultSynchronousIsolationContext) async throws {
    let $s12CommandTests09WatchHookB0V28stopAtAFailureEndsWithResume4TestfMp_7__localfMu_ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait(WatchHookTests())))
    _ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait($s12CommandTests09WatchHookB0V28stopAtAFailureEndsWithResume4TestfMp_7__localfMu_.stopAtAFailureEndsWithResume())))
  }
  try await $s12CommandTests09WatchHookB0V28stopAtAFailureEndsWithResume4TestfMp_7__localfMu0_()
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s12CommandTests09WatchHookB0V28stopAtAFailureEndsWithResume4TestfMp_25generator6ae291e3ef1630bdfMu_() async -> Testing.Test {
  return .__function(
  named: "stopAtAFailureEndsWithResume()",
  in: WatchHookTests.self,
  xcTestCompatibleSelector: nil,
  traits: [.enabled(if: Machine.canSwitchUser, "needs root and setpriv"),.__documentationLine(#"/// `on-error = "stop"` stops capturing until a person says `cairn resume`, and not for good."#)],sourceLocation: Testing.SourceLocation(__uncheckedFileID: "CommandTests/WatchHookTests.swift", filePath: "/work/main/Tests/CommandTests/WatchHookTests.swift", line: 89, column: 6),
  parameters: [],
  testFunction: $s12CommandTests09WatchHookB0V28stopAtAFailureEndsWithResume4TestfMp_17Z6ae291e3ef1630bdfMu_
)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private static nonisolated let $s12CommandTests09WatchHookB0V28stopAtAFailureEndsWithResume4TestfMp_24accessor6ae291e3ef1630bdfMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s12CommandTests09WatchHookB0V28stopAtAFailureEndsWithResume4TestfMp_25generator6ae291e3ef1630bdfMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated static let $s12CommandTests09WatchHookB0V28stopAtAFailureEndsWithResume4TestfMp_33testContentRecord6ae291e3ef1630bdfMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s12CommandTests09WatchHookB0V28stopAtAFailureEndsWithResume4TestfMp_24accessor6ae291e3ef1630bdfMu_($0, $1, $2, $3) },
  0,
  0
)

// original-source-range: /work/main/Tests/CommandTests/WatchHookTests.swift:105:6-105:6
