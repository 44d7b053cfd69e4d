@available(*, deprecated, message: "This function is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s11DaemonTests09GapLedgerB0V30whatIsOpenCoversAndLiesBeneath4TestfMp_15ee2894ddf2471f0fMu_() async throws -> Void {
  @Sendable func $s11DaemonTests09GapLedgerB0V30whatIsOpenCoversAndLiesBeneath4TestfMp_7__localfMu0_(_:isolated (any _Concurrency.Actor)?=Testing.__defaultSynchronousIsolationContext) async throws {
    let $s11DaemonTests09GapLedgerB0V30whatIsOpenCoversAndLiesBeneath4TestfMp_7__localfMu_ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait(GapLedgerTests())))
    _ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait($s11DaemonTests09GapLedgerB0V30whatIsOpenCoversAndLiesBeneath4TestfMp_7__localfMu_.whatIsOpenCoversAndLiesBeneath())))
  }
  try await $s11DaemonTests09GapLedgerB0V30whatIsOpenCoversAndLiesBeneath4TestfMp_7__localfMu0_()
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s11DaemonTests09GapLedgerB0V30whatIsOpenCoversAndLiesBeneath4TestfMp_24generatoree2894ddf2471f0fMu_() async -> Testing.Test {
  return .__function(
  named: "whatIsOpenCoversAndLiesBeneath()",
  in: GapLedgerTests.self,
  xcTestCompatibleSelector: nil,
  traits: [],sourceLocation: Testing.SourceLocation(__uncheckedFileID: "DaemonTests/LedgerTests.swift", filePath: "/work/main/Tests/DaemonTests/LedgerTests.swift", line: 23, column: 6),
  parameters: [],
  testFunction: $s11DaemonTests09GapLedgerB0V30whatIsOpenCoversAndLiesBeneath4TestfMp_15ee2894ddf2471f0fMu_
)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private static nonisolated let $s11DaemonTests09GapLedgerB0V30whatIsOpenCoversAndLiesBeneath4TestfMp_23accessoree2894ddf2471f0fMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s11DaemonTests09GapLedgerB0V30whatIsOpenCoversAndLiesBeneath4TestfMp_24generatoree2894ddf2471f0fMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated static let $s11DaemonTests09GapLedgerB0V30whatIsOpenCoversAndLiesBeneath4TestfMp_32testContentRecordee2894ddf2471f0fMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s11DaemonTests09GapLedgerB0V30whatIsOpenCoversAndLiesBeneath4TestfMp_23accessoree2894ddf2471f0fMu_($0, $1, $2, $3) },
  0,
  0
)

// original-source-range: /work/main/Tests/DaemonTests/LedgerTests.swift:32:6-32:6
