@available(*, deprecated, message: "This function is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s12CommandTests015SupervisedWatchB0V22reloadTakesNewSettings4TestfMp_17Z9db73487de9cb014fMu_() async throws -> Void {
  @Sendable func $s12CommandTests015SupervisedWatchB0V22reloadTakesNewSettings4TestfMp_7__localfMu0_(_:isolated (any _Concurrency.Actor)?=Testing.__defaultSynchronousIsolationContext) async throws {
    let $s12CommandTests015SupervisedWatchB0V22reloadTakesNewSettings4TestfMp_7__localfMu_ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait(SupervisedWatchTests())))
    _ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait($s12CommandTests015SupervisedWatchB0V22reloadTakesNewSettings4TestfMp_7__localfMu_.reloadTakesNewSettings())))
  }
  try await $s12CommandTests015SupervisedWatchB0V22reloadTakesNewSettings4TestfMp_7__localfMu0_()
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s12CommandTests015SupervisedWatchB0V22reloadTakesNewSettings4TestfMp_25generator9db73487de9cb014fMu_() async -> Testing.Test {
  return .__function(
  named: "reloadTakesNewSettings()",
  in: SupervisedWatchTests.self,
  xcTestCompatibleSelector: nil,
  traits: [],sourceLocation: Testing.SourceLocation(__uncheckedFileID: "CommandTests/SupervisedWatchTests.swift", filePath: "/work/main/Tests/CommandTests/SupervisedWatchTests.swift", line: 30, column: 6),
  parameters: [],
  testFunction: $s12CommandTests015SupervisedWatchB0V22reloadTakesNewSettings4TestfMp_17Z9db73487de9cb014fMu_
)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private static nonisolated let $s12CommandTests015SupervisedWatchB0V22reloadTakesNewSettings4TestfMp_24accessor9db73487de9cb014fMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s12CommandTests015SupervisedWatchB0V22reloadTakesNewSettings4TestfMp_25generator9db73487de9cb014fMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated static let $s12CommandTests015SupervisedWatchB0V22reloadTakesNewSettings4TestfMp_33testContentRecord9db73487de9cb014fMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s12CommandTests015SupervisedWatchB0V22reloadTakesNewSettings4TestfMp_24accessor9db73487de9cb014fMu_($0, $1, $2, $3) },
  0,
  0
)

// original-source-range: /work/main/Tests/CommandTests/SupervisedWatchTests.swift:52:6-52:6
