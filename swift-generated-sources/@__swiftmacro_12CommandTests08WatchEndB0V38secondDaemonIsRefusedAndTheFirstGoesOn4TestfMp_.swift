@available(*, deprecated, message: "This function is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s12CommandTests08WatchEndB0V38secondDaemonIsRefusedAndTheFirstGoesOn4TestfMp_16ecc153589913e245fMu_() async throws -> Void {
  @Sendable func $s12CommandTests08WatchEndB0V38secondDaemonIsRefusedAndTheFirstGoesOn4TestfMp_7__localfMu0_(_:isolated (any _Concurrency.Actor)?=Testing.__defaultSynchronousIsolationContext) async throws {
    let $s12CommandTests08WatchEndB0V38secondDaemonIsRefusedAndTheFirstGoesOn4TestfMp_7__localfMu_ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait(WatchEndTests())))
    _ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait($s12CommandTests08WatchEndB0V38secondDaemonIsRefusedAndTheFirstGoesOn4TestfMp_7__localfMu_.secondDaemonIsRefusedAndTheFirstGoesOn())))
  }
  try await $s12CommandTests08WatchEndB0V38secondDaemonIsRefusedAndTheFirstGoesOn4TestfMp_7__localfMu0_()
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s12CommandTests08WatchEndB0V38secondDaemonIsRefusedAndTheFirstGoesOn4TestfMp_25generatorecc153589913e245fMu_() async -> Testing.Test {
  return .__function(
  named: "secondDaemonIsRefusedAndTheFirstGoesOn()",
  in: WatchEndTests.self,
  xcTestCompatibleSelector: nil,
  traits: [],sourceLocation: Testing.SourceLocation(__uncheckedFileID: "CommandTests/WatchEndTests.swift", filePath: "/work/main/Tests/CommandTests/WatchEndTests.swift", line: 23, column: 6),
  parameters: [],
  testFunction: $s12CommandTests08WatchEndB0V38secondDaemonIsRefusedAndTheFirstGoesOn4TestfMp_16ecc153589913e245fMu_
)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private static nonisolated let $s12CommandTests08WatchEndB0V38secondDaemonIsRefusedAndTheFirstGoesOn4TestfMp_24accessorecc153589913e245fMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s12CommandTests08WatchEndB0V38secondDaemonIsRefusedAndTheFirstGoesOn4TestfMp_25generatorecc153589913e245fMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated static let $s12CommandTests08WatchEndB0V38secondDaemonIsRefusedAndTheFirstGoesOn4TestfMp_33testContentRecordecc153589913e245fMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s12CommandTests08WatchEndB0V38secondDaemonIsRefusedAndTheFirstGoesOn4TestfMp_24accessorecc153589913e245fMu_($0, $1, $2, $3) },
  0,
  0
)

// original-source-range: /work/main/Tests/CommandTests/WatchEndTests.swift:33:6-33:6
