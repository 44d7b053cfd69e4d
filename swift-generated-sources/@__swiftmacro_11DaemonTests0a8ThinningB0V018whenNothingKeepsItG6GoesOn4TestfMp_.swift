@available(*, deprecated, message: "This function is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s11DaemonTests0a8ThinningB0V018whenNothingKeepsItG6GoesOn4TestfMp_16c836b89e400b6057fMu_() async throws -> Void {
  @Sendable func $s11DaemonTests0a8ThinningB0V018whenNothingKeepsItG6GoesOn4TestfMp_7__localfMu0_(_:isolated (any _Concurrency.Actor)?=Testing.__defaultSynchronousIsolationContext) async throws {
    let $s11DaemonTests0a8ThinningB0V018whenNothingKeepsItG6GoesOn4TestfMp_7__localfMu_ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait(DaemonThinningTests())))
    _ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait($s11DaemonTests0a8ThinningB0V018whenNothingKeepsItG6GoesOn4TestfMp_7__localfMu_.whenNothingKeepsItItGoesOn())))
  }
  try await $s11DaemonTests0a8ThinningB0V018whenNothingKeepsItG6GoesOn4TestfMp_7__localfMu0_()
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s11DaemonTests0a8ThinningB0V018whenNothingKeepsItG6GoesOn4TestfMp_25generatorc836b89e400b6057fMu_() async -> Testing.Test {
  return .__function(
  named: "whenNothingKeepsItItGoesOn()",
  in: DaemonThinningTests.self,
  xcTestCompatibleSelector: nil,
  traits: [],sourceLocation: Testing.SourceLocation(__uncheckedFileID: "DaemonTests/DaemonThinningTests.swift", filePath: "/work/main/Tests/DaemonTests/DaemonThinningTests.swift", line: 85, column: 6),
  parameters: [],
  testFunction: $s11DaemonTests0a8ThinningB0V018whenNothingKeepsItG6GoesOn4TestfMp_16c836b89e400b6057fMu_
)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private static nonisolated let $s11DaemonTests0a8ThinningB0V018whenNothingKeepsItG6GoesOn4TestfMp_24accessorc836b89e400b6057fMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s11DaemonTests0a8ThinningB0V018whenNothingKeepsItG6GoesOn4TestfMp_25generatorc836b89e400b6057fMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated static let $s11DaemonTests0a8ThinningB0V018whenNothingKeepsItG6GoesOn4TestfMp_33testContentRecordc836b89e400b6057fMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s11DaemonTests0a8ThinningB0V018whenNothingKeepsItG6GoesOn4TestfMp_24accessorc836b89e400b6057fMu_($0, $1, $2, $3) },
  0,
  0
)

// original-source-range: /work/main/Tests/DaemonTests/DaemonThinningTests.swift:96:6-96:6
