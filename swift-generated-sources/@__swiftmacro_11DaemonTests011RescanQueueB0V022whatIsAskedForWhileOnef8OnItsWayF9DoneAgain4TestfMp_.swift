@available(*, deprecated, message: "This function is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s11DaemonTests011RescanQueueB0V022whatIsAskedForWhileOnef8OnItsWayF9DoneAgain4TestfMp_17Z3e73102567fd312efMu_() async throws -> Void {
  @Sendable func $s11DaemonTests011RescanQueueB0V022whatIsAskedForWhileOnef8OnItsWayF9DoneAgain4TestfMp_7__localfMu0_(_:isolated (any _Concurrency.Actor)?=Testing.__defaultSynchronousIsolationContext) async throws {
    let $s11DaemonTests011RescanQueueB0V022whatIsAskedForWhileOnef8OnItsWayF9DoneAgain4TestfMp_7__localfMu_ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait(RescanQueueTests())))
    _ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait($s11DaemonTests011RescanQueueB0V022whatIsAskedForWhileOnef8OnItsWayF9DoneAgain4TestfMp_7__localfMu_.whatIsAskedForWhileOneIsOnItsWayIsDoneAgain())))
  }
  try await $s11DaemonTests011RescanQueueB0V022whatIsAskedForWhileOnef8OnItsWayF9DoneAgain4TestfMp_7__localfMu0_()
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s11DaemonTests011RescanQueueB0V022whatIsAskedForWhileOnef8OnItsWayF9DoneAgain4TestfMp_25generator3e73102567fd312efMu_() async -> Testing.Test {
  return .__function(
  named: "whatIsAskedForWhileOneIsOnItsWayIsDoneAgain()",
  in: RescanQueueTests.self,
  xcTestCompatibleSelector: nil,
  traits: [],sourceLocation: Testing.SourceLocation(__uncheckedFileID: "DaemonTests/LedgerTests.swift", filePath: "/work/main/Tests/DaemonTests/LedgerTests.swift", line: 87, column: 6),
  parameters: [],
  testFunction: $s11DaemonTests011RescanQueueB0V022whatIsAskedForWhileOnef8OnItsWayF9DoneAgain4TestfMp_17Z3e73102567fd312efMu_
)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private static nonisolated let $s11DaemonTests011RescanQueueB0V022whatIsAskedForWhileOnef8OnItsWayF9DoneAgain4TestfMp_24accessor3e73102567fd312efMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s11DaemonTests011RescanQueueB0V022whatIsAskedForWhileOnef8OnItsWayF9DoneAgain4TestfMp_25generator3e73102567fd312efMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated static let $s11DaemonTests011RescanQueueB0V022whatIsAskedForWhileOnef8OnItsWayF9DoneAgain4TestfMp_33testContentRecord3e73102567fd312efMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s11DaemonTests011RescanQueueB0V022whatIsAskedForWhileOnef8OnItsWayF9DoneAgain4TestfMp_24accessor3e73102567fd312efMu_($0, $1, $2, $3) },
  0,
  0
)

// original-source-range: /work/main/Tests/DaemonTests/LedgerTests.swift:95:6-95:6
