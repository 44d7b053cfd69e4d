@available(*, deprecated, message: "This function is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s11DaemonTests011RescanQueueB0V24heldAndPostponedOnesWait4TestfMp_16Z18c8e0187873a72fMu_() async throws -> Void {
  @Sendable func $s11DaemonTests011RescanQueueB0V24heldAndPostponedOnesWait4TestfMp_7__localfMu0_(_:isolated (any _Concurrency.Actor)?=Testing.__defaultSynchronousIsolationContext) async throws {
    let $s11DaemonTests011RescanQueueB0V24heldAndPostponedOnesWait4TestfMp_7__localfMu_ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait(RescanQueueTests())))
    _ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait($s11DaemonTests011RescanQueueB0V24heldAndPostponedOnesWait4TestfMp_7__localfMu_.heldAndPostponedOnesWait())))
  }
  try await $s11DaemonTests011RescanQueueB0V24heldAndPostponedOnesWait4TestfMp_7__localfMu0_()
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s11DaemonTests011RescanQueueB0V24heldAndPostponedOnesWait4TestfMp_24generator18c8e0187873a72fMu_() async -> Testing.Test {
  return .__function(
  named: "heldAndPostponedOnesWait()",
  in: RescanQueueTests.self,
  xcTestCompatibleSelector: nil,
  traits: [],sourceLocation: Testing.SourceLocation(__uncheckedFileID: "DaemonTests/LedgerTests.swift", filePath: "/work/main/Tests/DaemonTests/LedgerTests.swift", line: 97, column: 6),
  parameters: [],
  testFunction: $s11DaemonTests011RescanQueueB0V24heldAndPostponedOnesWait4TestfMp_16Z18c8e0187873a72fMu_
)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private static nonisolated let $s11DaemonTests011RescanQueueB0V24heldAndPostponedOnesWait4TestfMp_23accessor18c8e0187873a72fMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s11DaemonTests011RescanQueueB0V24heldAndPostponedOnesWait4TestfMp_24generator18c8e0187873a72fMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated static let $s11DaemonTests011RescanQueueB0V24heldAndPostponedOnesWait4TestfMp_32testContentRecord18c8e0187873a72fMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s11DaemonTests011RescanQueueB0V24heldAndPostponedOnesWait4TestfMp_23accessor18c8e0187873a72fMu_($0, $1, $2, $3) },
  0,
  0
)

// original-source-range: /work/main/Tests/DaemonTests/LedgerTests.swift:111:6-111:6
