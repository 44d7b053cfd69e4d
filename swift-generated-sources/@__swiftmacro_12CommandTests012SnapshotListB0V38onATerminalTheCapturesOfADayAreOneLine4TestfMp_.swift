@available(*, deprecated, message: "This function is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s12CommandTests012SnapshotListB0V38onATerminalTheCapturesOfADayAreOneLine4TestfMp_16b9f14821cbf2e203fMu_() async throws -> Void {
  @Sendable func $s12CommandTests012SnapshotListB0V38onATerminalTheCapturesOfADayAreOneLine4TestfMp_7__localfMu0_(_:isolated (any _Concurrency.Actor)?=Testing.__defaultSynchronousIsolationContext) async throws {
    let $s12CommandTests012SnapshotListB0V38onATerminalTheCapturesOfADayAreOneLine4TestfMp_7__localfMu_ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait(SnapshotListTests())))
    _ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait($s12CommandTests012SnapshotListB0V38onATerminalTheCapturesOfADayAreOneLine4TestfMp_7__localfMu_.onATerminalTheCapturesOfADayAreOneLine())))
  }
  try await $s12CommandTests012SnapshotListB0V38onATerminalTheCapturesOfADayAreOneLine4TestfMp_7__localfMu0_()
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s12CommandTests012SnapshotListB0V38onATerminalTheCapturesOfADayAreOneLine4TestfMp_25generatorb9f14821cbf2e203fMu_() async -> Testing.Test {
  return .__function(
  named: "onATerminalTheCapturesOfADayAreOneLine()",
  in: SnapshotListTests.self,
  xcTestCompatibleSelector: nil,
  traits: [.enabled(if: Machine.hasWitness && hasTerminal, "needs /usr/bin/python3 with python3-zstandard, and script(1)")],sourceLocation: Testing.SourceLocation(__uncheckedFileID: "CommandTests/SnapshotListTests.swift", filePath: "/work/main/Tests/CommandTests/SnapshotListTests.swift", line: 30, column: 6),
  parameters: [],
  testFunction: $s12CommandTests012SnapshotListB0V38onATerminalTheCapturesOfADayAreOneLine4TestfMp_16b9f14821cbf2e203fMu_
)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private static nonisolated let $s12CommandTests012SnapshotListB0V38onATerminalTheCapturesOfADayAreOneLine4TestfMp_24accessorb9f14821cbf2e203fMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s12CommandTests012SnapshotListB0V38onATerminalTheCapturesOfADayAreOneLine4TestfMp_25generatorb9f14821cbf2e203fMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated static let $s12CommandTests012SnapshotListB0V38onATerminalTheCapturesOfADayAreOneLine4TestfMp_33testContentRecordb9f14821cbf2e203fMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s12CommandTests012SnapshotListB0V38onATerminalTheCapturesOfADayAreOneLine4TestfMp_24accessorb9f14821cbf2e203fMu_($0, $1, $2, $3) },
  0,
  0
)

// original-source-range: /work/main/Tests/CommandTests/SnapshotListTests.swift:43:6-43:6
