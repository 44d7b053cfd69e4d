@available(*, deprecated, message: "This function is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s12ControlTests013DaemonCommandB0V018statusShowsWhatTheC4Says4TestfMp_17Z4422b9b532d1ae18fMu_(inRuntime arg0:Bool) async throws -> Void {
  @Sendable func $s12ControlTests013DaemonCommandB0V018statusShowsWhatTheC4Says4TestfMp_7__localfMu0_(inRuntime arg0:Bool,_:isolated (any _Concurrency.Actor)?=Testing.__defaultSynchronousIsolationContext) async throws {
    let $s12ControlTests013DaemonCommandB0V018statusShowsWhatTheC4Says4TestfMp_7__localfMu_ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait(DaemonCommandTests())))
    _ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait($s12ControlTests013DaemonCommandB0V018statusShowsWhatTheC4Says4TestfMp_7__localfMu_.statusShowsWhatTheDaemonSays(inRuntime: arg0))))
  }
  try await $s12ControlTests013DaemonCommandB0V018statusShowsWhatTheC4Says4TestfMp_7__localfMu0_(inRuntime: arg0)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s12ControlTests013DaemonCommandB0V018statusShowsWhatTheC4Says4TestfMp_25generator4422b9b532d1ae18fMu_() async -> Testing.Test {
  return .__function(
  named: "statusShowsWhatTheDaemonSays(inRuntime:)",
  in: DaemonCommandTests.self,
  xcTestCompatibleSelector: nil,
  traits: [],arguments: {[true, false]},sourceLocation: Testing.SourceLocation(__uncheckedFileID: "ControlTests/DaemonCommandTests.swift", filePath: "/work/main/Tests/ControlTests/DaemonCommandTests.swift", line: 101, column: 6),
  parameters: [(firstName: "inRuntime",secondName: nil,type: (Bool).self)],
  testFunction: $s12ControlTests013DaemonCommandB0V018statusShowsWhatTheC4Says4TestfMp_17Z4422b9b532d1ae18fMu_
)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private static nonisolated let $s12ControlTests013DaemonCommandB0V018statusShowsWhatTheC4Says4TestfMp_24accessor4422b9b532d1ae18fMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s12ControlTests013DaemonCommandB0V018statusShowsWhatTheC4Says4TestfMp_25generator4422b9b532d1ae18fMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated static let $s12ControlTests013DaemonCommandB0V018statusShowsWhatTheC4Says4TestfMp_33testContentRecord4422b9b532d1ae18fMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s12ControlTests013DaemonCommandB0V018statusShowsWhatTheC4Says4TestfMp_24accessor4422b9b532d1ae18fMu_($0, $1, $2, $3) },
  0b10,
  0
)

// original-source-range: /work/main/Tests/ControlTests/DaemonCommandTests.swift:133:6-133:6
