@available(*, deprecated, message: "This function is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s11DaemonTests0a8ThinningB0V34aPinThatComesBetweenTwoPiecesHolds4TestfMp_16da5609d3887975f5fMu_() async throws -> Void {
  @Sendable func $s11DaemonTests0a8ThinningB0V34aPinThatComesBetweenTwoPiecesHolds4TestfMp_7__localfMu0_(_:isolated (any _Concurrency.Actor)?=Testing.__defaultSynchronousIsolationContext) async throws {
    let $s11DaemonTests0a8ThinningB0V34aPinThatComesBetweenTwoPiecesHolds4TestfMp_7__localfMu_ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait(DaemonThinningTests())))
    _ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait($s11DaemonTests0a8ThinningB0V34aPinThatComesBetweenTwoPiecesHolds4TestfMp_7__localfMu_.aPinThatComesBetweenTwoPiecesHolds())))
  }
  try await $s11DaemonTests0a8ThinningB0V34aPinThatComesBetweenTwoPiecesHolds4TestfMp_7__localfMu0_()
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s11DaemonTests0a8ThinningB0V34aPinThatComesBetweenTwoPiecesHolds4TestfMp_25generatorda5609d3887975f5fMu_() async -> Testing.Test {
  return .__function(
  named: "aPinThatComesBetweenTwoPiecesHolds()",
  in: DaemonThinningTests.self,
  xcTestCompatibleSelector: nil,
  traits: [],sourceLocation: Testing.SourceLocation(__uncheckedFileID: "DaemonTests/DaemonThinningTests.swift", filePath: "/work/main/Tests/DaemonTests/DaemonThinningTests.swift", line: 98, column: 6),
  parameters: [],
  testFunction: $s11DaemonTests0a8ThinningB0V34aPinThatComesBetweenTwoPiecesHolds4TestfMp_16da5609d3887975f5fMu_
)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private static nonisolated let $s11DaemonTests0a8ThinningB0V34aPinThatComesBetweenTwoPiecesHolds4TestfMp_24accessorda5609d3887975f5fMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s11DaemonTests0a8ThinningB0V34aPinThatComesBetweenTwoPiecesHolds4TestfMp_25generatorda5609d3887975f5fMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated static let $s11DaemonTests0a8ThinningB0V34aPinThatComesBetweenTwoPiecesHolds4TestfMp_33testContentRecordda5609d3887975f5fMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s11DaemonTests0a8ThinningB0V34aPinThatComesBetweenTwoPiecesHolds4TestfMp_24accessorda5609d3887975f5fMu_($0, $1, $2, $3) },
  0,
  0
)

// original-source-range: /work/main/Tests/DaemonTests/DaemonThinningTests.swift:121:6-121:6
