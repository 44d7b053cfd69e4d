@available(*, deprecated, message: "This function is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s12CommandTests09WatchHookB0V30hookThatNeverEndsHoldsNobodyUp4TestfMp_17Z427df5bda5896c34fMu_() async throws -> Void {
  @Sendable func $s12CommandTests09WatchHookB0V30hookThatNeverEndsHoldsNobodyUp4TestfMp_7__localfMu0_(_:isolated (any _Concurrency.Actor)?=Testing.__defaultSynchronousIsolationContext) async throws {
    let $s12CommandTests09WatchHookB0V30hookThatNeverEndsHoldsNobodyUp4TestfMp_7__localfMu_ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait(WatchHookTests())))
    _ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait($s12CommandTests09WatchHookB0V30hookThatNeverEndsHoldsNobodyUp4TestfMp_7__localfMu_.hookThatNeverEndsHoldsNobodyUp())))
  }
  try await $s12CommandTests09WatchHookB0V30hookThatNeverEndsHoldsNobodyUp4TestfMp_7__localfMu0_()
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s12CommandTests09WatchHookB0V30hookThatNeverEndsHoldsNobodyUp4TestfMp_25generator427df5bda5896c34fMu_() async -> Testing.Test {
  return .__function(
  named: "hookThatNeverEndsHoldsNobodyUp()",
  in: WatchHookTests.self,
  xcTestCompatibleSelector: nil,
  traits: [],sourceLocation: Testing.SourceLocation(__uncheckedFileID: "CommandTests/WatchHookTests.swift", filePath: "/work/main/Tests/CommandTests/WatchHookTests.swift", line: 35, column: 6),
  parameters: [],
  testFunction: $s12CommandTests09WatchHookB0V30hookThatNeverEndsHoldsNobodyUp4TestfMp_17Z427df5bda5896c34fMu_
)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private static nonisolated let $s12CommandTests09WatchHookB0V30hookThatNeverEndsHoldsNobodyUp4TestfMp_24accessor427df5bda5896c34fMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s12CommandTests09WatchHookB0V30hookThatNeverEndsHoldsNobodyUp4TestfMp_25generator427df5bda5896c34fMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated static let $s12CommandTests09WatchHookB0V30hookThatNeverEndsHoldsNobodyUp4TestfMp_33testContentRecord427df5bda5896c34fMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s12CommandTests09WatchHookB0V30hookThatNeverEndsHoldsNobodyUp4TestfMp_24accessor427df5bda5896c34fMu_($0, $1, $2, $3) },
  0,
  0
)

// original-source-range: /work/main/Tests/CommandTests/WatchHookTests.swift:55:6-55:6
