@available(*, deprecated, message: "This function is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s12ServiceTests08StuckLogB0V34readerThatStopsReadingIsNotAwaited4TestfMp_16Z439cb42aa37de7ffMu_() async throws -> Void {
  @Sendable func $s12ServiceTests08StuckLogB0V34readerThatStopsReadingIsNotAwaited4TestfMp_7__localfMu0_(_:isolated (any _Concurrency.Actor)?=Testing.__defaultSynchronousIsolationContext) async throws {
    let $s12ServiceTests08StuckLogB0V34readerThatStopsReadingIsNotAwaited4TestfMp_7__localfMu_ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait(StuckLogTests())))
    _ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait($s12ServiceTests08StuckLogB0V34readerThatStopsReadingIsNotAwaited4TestfMp_7__localfMu_.readerThatStopsReadingIsNotAwaited())))
  }
  try await $s12ServiceTests08StuckLogB0V34readerThatStopsReadingIsNotAwaited4TestfMp_7__localfMu0_()
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s12ServiceTests08StuckLogB0V34readerThatStopsReadingIsNotAwaited4TestfMp_24generator439cb42aa37de7ffMu_() async -> Testing.Test {
  return .__function(
  named: "readerThatStopsReadingIsNotAwaited()",
  in: StuckLogTests.self,
  xcTestCompatibleSelector: nil,
  traits: [.__documentationLine("/// A terminal after Ctrl-S, a pager that waits: the daemon must not wait with it.")],sourceLocation: Testing.SourceLocation(__uncheckedFileID: "ServiceTests/LogTests.swift", filePath: "/work/main/Tests/ServiceTests/LogTests.swift", line: 139, column: 6),
  parameters: [],
  testFunction: $s12ServiceTests08StuckLogB0V34readerThatStopsReadingIsNotAwaited4TestfMp_16Z439cb42aa37de7ffMu_
)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private static nonisolated let $s12ServiceTests08StuckLogB0V34readerThatStopsReadingIsNotAwaited4TestfMp_23accessor439cb42aa37de7ffMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s12ServiceTests08StuckLogB0V34readerThatStopsReadingIsNotAwaited4TestfMp_24generator439cb42aa37de7ffMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated static let $s12ServiceTests08StuckLogB0V34readerThatStopsReadingIsNotAwaited4TestfMp_32testContentRecord439cb42aa37de7ffMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s12ServiceTests08StuckLogB0V34readerThatStopsReadingIsNotAwaited4TestfMp_23accessor439cb42aa37de7ffMu_($0, $1, $2, $3) },
  0,
  0
)

// original-source-range: /work/main/Tests/ServiceTests/LogTests.swift:153:6-153:6
