@available(*, deprecated, message: "This function is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s12ControlTests013DaemonCommandB0V19waitingFlushesFirst4TestfMp_17Z5cd160f75660f4f7fMu_() async throws -> Void {
  @Sendable func $s12ControlTests013DaemonCommandB0V19waitingFlushesFirst4TestfMp_7__localfMu0_(_:isolated (any _Concurrency.Actor)?=Testing.__defaultSynchronousIsolationContext) async throws {
    let $s12ControlTests013DaemonCommandB0V19waitingFlushesFirst4TestfMp_7__localfMu_ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait(DaemonCommandTests())))
    _ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait($s12ControlTests013DaemonCommandB0V19waitingFlushesFirst4TestfMp_7__localfMu_.waitingFlushesFirst())))
  }
  try await $s12ControlTests013DaemonCommandB0V19waitingFlushesFirst4TestfMp_7__localfMu0_()
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s12ControlTests013DaemonCommandB0V19waitingFlushesFirst4TestfMp_25generator5cd160f75660f4f7fMu_() async -> Testing.Test {
  return .__function(
  named: "waitingFlushesFirst()",
  in: DaemonCommandTests.self,
  xcTestCompatibleSelector: nil,
  traits: [],sourceLocation: Testing.SourceLocation(__uncheckedFileID: "ControlTests/DaemonCommandTests.swift", filePath: "/work/main/Tests/ControlTests/DaemonCommandTests.swift", line: 283, column: 6),
  parameters: [],
  testFunction: $s12ControlTests013DaemonCommandB0V19waitingFlushesFirst4TestfMp_17Z5cd160f75660f4f7fMu_
)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private static nonisolated let $s12ControlTests013DaemonCommandB0V19waitingFlushesFirst4TestfMp_24accessor5cd160f75660f4f7fMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s12ControlTests013DaemonCommandB0V19waitingFlushesFirst4TestfMp_25generator5cd160f75660f4f7fMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated static let $s12ControlTests013DaemonCommandB0V19waitingFlushesFirst4TestfMp_33testContentRecord5cd160f75660f4f7fMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s12ControlTests013DaemonCommandB0V19waitingFlushesFirst4TestfMp_24accessor5cd160f75660f4f7fMu_($0, $1, $2, $3) },
  0,
  0
)

// original-source-range: /work/main/Tests/ControlTests/DaemonCommandTests.swift:291:6-291:6
