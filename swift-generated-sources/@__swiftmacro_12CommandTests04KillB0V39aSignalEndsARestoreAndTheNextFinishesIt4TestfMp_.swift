@available(*, deprecated, message: "This function is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s12CommandTests04KillB0V39aSignalEndsARestoreAndTheNextFinishesIt4TestfMp_17Z2846d64273a059ecfMu_() async throws -> Void {
  @Sendable func $s12CommandTests04KillB0V39aSignalEndsARestoreAndTheNextFinishesIt4TestfMp_7__localfMu0_(_:isolated (any _Concurrency.Actor)?=Testing.__defaultSynchronousIsolationContext) async throws {
    let $s12CommandTests04KillB0V39aSignalEndsARestoreAndTheNextFinishesIt4TestfMp_7__localfMu_ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait(KillTests())))
    _ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait($s12CommandTests04KillB0V39aSignalEndsARestoreAndTheNextFinishesIt4TestfMp_7__localfMu_.aSignalEndsARestoreAndTheNextFinishesIt())))
  }
  try await $s12CommandTests04KillB0V39aSignalEndsARestoreAndTheNextFinishesIt4TestfMp_7__localfMu0_()
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s12CommandTests04KillB0V39aSignalEndsARestoreAndTheNextFinishesIt4TestfMp_25generator2846d64273a059ecfMu_() async -> Testing.Test {
  return .__function(
  named: "aSignalEndsARestoreAndTheNextFinishesIt()",
  in: KillTests.self,
  xcTestCompatibleSelector: nil,
  traits: [],sourceLocation: Testing.SourceLocation(__uncheckedFileID: "CommandTests/KillTests.swift", filePath: "/work/main/Tests/CommandTests/KillTests.swift", line: 177, column: 6),
  parameters: [],
  testFunction: $s12CommandTests04KillB0V39aSignalEndsARestoreAndTheNextFinishesIt4TestfMp_17Z2846d64273a059ecfMu_
)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private static nonisolated let $s12CommandTests04KillB0V39aSignalEndsARestoreAndTheNextFinishesIt4TestfMp_24accessor2846d64273a059ecfMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s12CommandTests04KillB0V39aSignalEndsARestoreAndTheNextFinishesIt4TestfMp_25generator2846d64273a059ecfMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated static let $s12CommandTests04KillB0V39aSignalEndsARestoreAndTheNextFinishesIt4TestfMp_33testContentRecord2846d64273a059ecfMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s12CommandTests04KillB0V39aSignalEndsARestoreAndTheNextFinishesIt4TestfMp_24accessor2846d64273a059ecfMu_($0, $1, $2, $3) },
  0,
  0
)

// original-source-range: /work/main/Tests/CommandTests/KillTests.swift:191:6-191:6
