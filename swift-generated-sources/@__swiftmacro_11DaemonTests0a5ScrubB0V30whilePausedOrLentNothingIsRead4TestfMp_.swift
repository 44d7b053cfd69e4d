@available(*, deprecated, message: "This function is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s11DaemonTests0a5ScrubB0V30whilePausedOrLentNothingIsRead4TestfMp_17Z4f9b834a29d8495efMu_() async throws -> Void {
  @Sendable func $s11DaemonTests0a5ScrubB0V30whilePausedOrLentNothingIsRead4TestfMp_7__localfMu0_(_:isolated (any _Concurrency.Actor)?=Testing.__defaultSynchronousIsolationContext) async throws {
    let $s11DaemonTests0a5ScrubB0V30whilePausedOrLentNothingIsRead4TestfMp_7__localfMu_ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait(DaemonScrubTests())))
    _ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait($s11DaemonTests0a5ScrubB0V30whilePausedOrLentNothingIsRead4TestfMp_7__localfMu_.whilePausedOrLentNothingIsRead())))
  }
  try await $s11DaemonTests0a5ScrubB0V30whilePausedOrLentNothingIsRead4TestfMp_7__localfMu0_()
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s11DaemonTests0a5ScrubB0V30whilePausedOrLentNothingIsRead4TestfMp_25generator4f9b834a29d8495efMu_() async -> Testing.Test {
  return .__function(
  named: "whilePausedOrLentNothingIsRead()",
  in: DaemonScrubTests.self,
  xcTestCompatibleSelector: nil,
  traits: [],sourceLocation: Testing.SourceLocation(__uncheckedFileID: "DaemonTests/DaemonScrubTests.swift", filePath: "/work/main/Tests/DaemonTests/DaemonScrubTests.swift", line: 112, column: 6),
  parameters: [],
  testFunction: $s11DaemonTests0a5ScrubB0V30whilePausedOrLentNothingIsRead4TestfMp_17Z4f9b834a29d8495efMu_
)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private static nonisolated let $s11DaemonTests0a5ScrubB0V30whilePausedOrLentNothingIsRead4TestfMp_24accessor4f9b834a29d8495efMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s11DaemonTests0a5ScrubB0V30whilePausedOrLentNothingIsRead4TestfMp_25generator4f9b834a29d8495efMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated static let $s11DaemonTests0a5ScrubB0V30whilePausedOrLentNothingIsRead4TestfMp_33testContentRecord4f9b834a29d8495efMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s11DaemonTests0a5ScrubB0V30whilePausedOrLentNothingIsRead4TestfMp_24accessor4f9b834a29d8495efMu_($0, $1, $2, $3) },
  0,
  0
)

// original-source-range: /work/main/Tests/DaemonTests/DaemonScrubTests.swift:125:6-125:6
