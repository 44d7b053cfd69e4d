@available(*, deprecated, message: "This function is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s11DaemonTests0a5ScrubB0V25lendingEndsTheJobThatRuns4TestfMp_16a0d22d39b72170e6fMu_() async throws -> Void {
  @Sendable func $s11DaemonTests0a5ScrubB0V25lendingEndsTheJobThatRuns4TestfMp_7__localfMu0_(_:isolated (any _Concurrency.Actor)?=Testing.__defaultSynchronousIsolationContext) async throws {
    let $s11DaemonTests0a5ScrubB0V25lendingEndsTheJobThatRuns4TestfMp_7__localfMu_ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait(DaemonScrubTests())))
    _ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait($s11DaemonTests0a5ScrubB0V25lendingEndsTheJobThatRuns4TestfMp_7__localfMu_.lendingEndsTheJobThatRuns())))
  }
  try await $s11DaemonTests0a5ScrubB0V25lendingEndsTheJobThatRuns4TestfMp_7__localfMu0_()
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s11DaemonTests0a5ScrubB0V25lendingEndsTheJobThatRuns4TestfMp_25generatora0d22d39b72170e6fMu_() async -> Testing.Test {
  return .__function(
  named: "lendingEndsTheJobThatRuns()",
  in: DaemonScrubTests.self,
  xcTestCompatibleSelector: nil,
  traits: [.__documentationLine("/// Another process is to have the repository: it does not wait for the whole pack.")],sourceLocation: Testing.SourceLocation(__uncheckedFileID: "DaemonTests/DaemonScrubTests.swift", filePath: "/work/main/Tests/DaemonTests/DaemonScrubTests.swift", line: 157, column: 6),
  parameters: [],
  testFunction: $s11DaemonTests0a5ScrubB0V25lendingEndsTheJobThatRuns4TestfMp_16a0d22d39b72170e6fMu_
)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private static nonisolated let $s11DaemonTests0a5ScrubB0V25lendingEndsTheJobThatRuns4TestfMp_24accessora0d22d39b72170e6fMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s11DaemonTests0a5ScrubB0V25lendingEndsTheJobThatRuns4TestfMp_25generatora0d22d39b72170e6fMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated static let $s11DaemonTests0a5ScrubB0V25lendingEndsTheJobThatRuns4TestfMp_33testContentRecorda0d22d39b72170e6fMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s11DaemonTests0a5ScrubB0V25lendingEndsTheJobThatRuns4TestfMp_24accessora0d22d39b72170e6fMu_($0, $1, $2, $3) },
  0,
  0
)

// original-source-range: /work/main/Tests/DaemonTests/DaemonScrubTests.swift:171:6-171:6
