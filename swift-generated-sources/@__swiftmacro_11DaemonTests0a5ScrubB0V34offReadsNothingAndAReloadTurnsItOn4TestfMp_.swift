@available(*, deprecated, message: "This function is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s11DaemonTests0a5ScrubB0V34offReadsNothingAndAReloadTurnsItOn4TestfMp_16c94c7eaacbb21ba8fMu_() async throws -> Void {
  @Sendable func $s11DaemonTests0a5ScrubB0V34offReadsNothingAndAReloadTurnsItOn4TestfMp_7__localfMu0_(_:isolated (any _Concurrency.Actor)?=Testing.__defaultSynchronousIsolationContext) async throws {
    let $s11DaemonTests0a5ScrubB0V34offReadsNothingAndAReloadTurnsItOn4TestfMp_7__localfMu_ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait(DaemonScrubTests())))
    _ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait($s11DaemonTests0a5ScrubB0V34offReadsNothingAndAReloadTurnsItOn4TestfMp_7__localfMu_.offReadsNothingAndAReloadTurnsItOn())))
  }
  try await $s11DaemonTests0a5ScrubB0V34offReadsNothingAndAReloadTurnsItOn4TestfMp_7__localfMu0_()
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s11DaemonTests0a5ScrubB0V34offReadsNothingAndAReloadTurnsItOn4TestfMp_25generatorc94c7eaacbb21ba8fMu_() async -> Testing.Test {
  return .__function(
  named: "offReadsNothingAndAReloadTurnsItOn()",
  in: DaemonScrubTests.self,
  xcTestCompatibleSelector: nil,
  traits: [],sourceLocation: Testing.SourceLocation(__uncheckedFileID: "DaemonTests/DaemonScrubTests.swift", filePath: "/work/main/Tests/DaemonTests/DaemonScrubTests.swift", line: 102, column: 6),
  parameters: [],
  testFunction: $s11DaemonTests0a5ScrubB0V34offReadsNothingAndAReloadTurnsItOn4TestfMp_16c94c7eaacbb21ba8fMu_
)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private static nonisolated let $s11DaemonTests0a5ScrubB0V34offReadsNothingAndAReloadTurnsItOn4TestfMp_24accessorc94c7eaacbb21ba8fMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s11DaemonTests0a5ScrubB0V34offReadsNothingAndAReloadTurnsItOn4TestfMp_25generatorc94c7eaacbb21ba8fMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated static let $s11DaemonTests0a5ScrubB0V34offReadsNothingAndAReloadTurnsItOn4TestfMp_33testContentRecordc94c7eaacbb21ba8fMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s11DaemonTests0a5ScrubB0V34offReadsNothingAndAReloadTurnsItOn4TestfMp_24accessorc94c7eaacbb21ba8fMu_($0, $1, $2, $3) },
  0,
  0
)

// original-source-range: /work/main/Tests/DaemonTests/DaemonScrubTests.swift:110:6-110:6
