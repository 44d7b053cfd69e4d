@available(*, deprecated, message: "This function is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s11DaemonTests0a5ScrubB0V010whatIsLostE44NamedNeverServedAndFoundAgainWhenItComesBack4TestfMp_17Z7ec5b8da3256698cfMu_() async throws -> Void {
  @Sendable func $s11DaemonTests0a5ScrubB0V010whatIsLostE44NamedNeverServedAndFoundAgainWhenItComesBack4TestfMp_7__localfMu0_(_:isolated (any _Concurrency.Actor)?=Testing.__defaultSynchronousIsolationContext) async throws {
    let $s11DaemonTests0a5ScrubB0V010whatIsLostE44NamedNeverServedAndFoundAgainWhenItComesBack4TestfMp_7__localfMu_ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait(DaemonScrubTests())))
    _ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait($s11DaemonTests0a5ScrubB0V010whatIsLostE44NamedNeverServedAndFoundAgainWhenItComesBack4TestfMp_7__localfMu_.whatIsLostIsNamedNeverServedAndFoundAgainWhenItComesBack())))
  }
  try await $s11DaemonTests0a5ScrubB0V010whatIsLostE44NamedNeverServedAndFoundAgainWhenItComesBack4TestfMp_7__localfMu0_()
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s11DaemonTests0a5ScrubB0V010whatIsLostE44NamedNeverServedAndFoundAgainWhenItComesBack4TestfMp_25generator7ec5b8da3256698cfMu_() async -> Testing.Test {
  return .__function(
  named: "whatIsLostIsNamedNeverServedAndFoundAgainWhenItComesBack()",
  in: DaemonScrubTests.self,
  xcTestCompatibleSelector: nil,
  traits: [],sourceLocation: Testing.SourceLocation(__uncheckedFileID: "DaemonTests/DaemonScrubTests.swift", filePath: "/work/main/Tests/DaemonTests/DaemonScrubTests.swift", line: 246, column: 6),
  parameters: [],
  testFunction: $s11DaemonTests0a5ScrubB0V010whatIsLostE44NamedNeverServedAndFoundAgainWhenItComesBack4TestfMp_17Z7ec5b8da3256698cfMu_
)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private static nonisolated let $s11DaemonTests0a5ScrubB0V010whatIsLostE44NamedNeverServedAndFoundAgainWhenItComesBack4TestfMp_24accessor7ec5b8da3256698cfMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s11DaemonTests0a5ScrubB0V010whatIsLostE44NamedNeverServedAndFoundAgainWhenItComesBack4TestfMp_25generator7ec5b8da3256698cfMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated static let $s11DaemonTests0a5ScrubB0V010whatIsLostE44NamedNeverServedAndFoundAgainWhenItComesBack4TestfMp_33testContentRecord7ec5b8da3256698cfMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s11DaemonTests0a5ScrubB0V010whatIsLostE44NamedNeverServedAndFoundAgainWhenItComesBack4TestfMp_24accessor7ec5b8da3256698cfMu_($0, $1, $2, $3) },
  0,
  0
)

// original-source-range: /work/main/Tests/DaemonTests/DaemonScrubTests.swift:271:6-271:6
