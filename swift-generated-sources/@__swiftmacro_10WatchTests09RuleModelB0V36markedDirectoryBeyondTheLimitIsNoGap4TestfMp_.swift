@available(*, deprecated, message: "This function is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s10WatchTests09RuleModelB0V36markedDirectoryBeyondTheLimitIsNoGap4TestfMp_17Z66347dbd140ef756fMu_() async throws -> Void {
  @Sendable func $s10WatchTests09RuleModelB0V36markedDirectoryBeyondTheLimitIsNoGap4TestfMp_7__localfMu0_(_:isolated (any _Concurrency.Actor)?=Testing.__defaultSynchronousIsolationContext) async throws {
    let $s10WatchTests09RuleModelB0V36markedDirectoryBeyondTheLimitIsNoGap4TestfMp_7__localfMu_ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait(RuleModelTests())))
    _ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait($s10WatchTests09RuleModelB0V36markedDirectoryBeyondTheLimitIsNoGap4TestfMp_7__localfMu_.markedDirectoryBeyondTheLimitIsNoGap())))
  }
  try await $s10WatchTests09RuleModelB0V36markedDirectoryBeyondTheLimitIsNoGap4TestfMp_7__localfMu0_()
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s10WatchTests09RuleModelB0V36markedDirectoryBeyondTheLimitIsNoGap4TestfMp_25generator66347dbd140ef756fMu_() async -> Testing.Test {
  return .__function(
  named: "markedDirectoryBeyondTheLimitIsNoGap()",
  in: RuleModelTests.self,
  xcTestCompatibleSelector: nil,
  traits: [.__documentationLine("/// Without a watch of its own a marked directory is no gap; it is watched as soon as there is one to be had.")],sourceLocation: Testing.SourceLocation(__uncheckedFileID: "WatchTests/RuleModelTests.swift", filePath: "/work/main/Tests/WatchTests/RuleModelTests.swift", line: 220, column: 6),
  parameters: [],
  testFunction: $s10WatchTests09RuleModelB0V36markedDirectoryBeyondTheLimitIsNoGap4TestfMp_17Z66347dbd140ef756fMu_
)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private static nonisolated let $s10WatchTests09RuleModelB0V36markedDirectoryBeyondTheLimitIsNoGap4TestfMp_24accessor66347dbd140ef756fMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s10WatchTests09RuleModelB0V36markedDirectoryBeyondTheLimitIsNoGap4TestfMp_25generator66347dbd140ef756fMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated static let $s10WatchTests09RuleModelB0V36markedDirectoryBeyondTheLimitIsNoGap4TestfMp_33testContentRecord66347dbd140ef756fMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s10WatchTests09RuleModelB0V36markedDirectoryBeyondTheLimitIsNoGap4TestfMp_24accessor66347dbd140ef756fMu_($0, $1, $2, $3) },
  0,
  0
)

// original-source-range: /work/main/Tests/WatchTests/RuleModelTests.swift:230:6-230:6
