@available(*, deprecated, message: "This function is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s12CommandTests04KillB0V30aSignalEndsABackupAfterACommit4TestfMp_16a7df12850f6e36a6fMu_(signal arg0:Int32) async throws -> Void {
  @Sendable func $s12CommandTests04KillB0V30aSignalEndsABackupAfterACommit4TestfMp_7__localfMu0_(signal arg0:Int32,_:isolated (any _Concurrency.Actor)?=Testing.__defaultSynchronousIsolationContext) async throws {
    let $s12CommandTests04KillB0V30aSignalEndsABackupAfterACommit4TestfMp_7__localfMu_ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait(KillTests())))
    _ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait($s12CommandTests04KillB0V30aSignalEndsABackupAfterACommit4TestfMp_7__localfMu_.aSignalEndsABackupAfterACommit(signal: arg0))))
  }
  try await $s12CommandTests04KillB0V30aSignalEndsABackupAfterACommit4TestfMp_7__localfMu0_(signal: arg0)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s12CommandTests04KillB0V30aSignalEndsABackupAfterACommit4TestfMp_25generatora7df12850f6e36a6fMu_() async -> Testing.Test {
  return .__function(
  named: "aSignalEndsABackupAfterACommit(signal:)",
  in: KillTests.self,
  xcTestCompatibleSelector: nil,
  traits: [],arguments: {[SIGINT, SIGTERM]},sourceLocation: Testing.SourceLocation(__uncheckedFileID: "CommandTests/KillTests.swift", filePath: "/work/main/Tests/CommandTests/KillTests.swift", line: 154, column: 6),
  parameters: [(firstName: "signal",secondName: nil,type: (Int32).self)],
  testFunction: $s12CommandTests04KillB0V30aSignalEndsABackupAfterACommit4TestfMp_16a7df12850f6e36a6fMu_
)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private static nonisolated let $s12CommandTests04KillB0V30aSignalEndsABackupAfterACommit4TestfMp_24accessora7df12850f6e36a6fMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s12CommandTests04KillB0V30aSignalEndsABackupAfterACommit4TestfMp_25generatora7df12850f6e36a6fMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated static let $s12CommandTests04KillB0V30aSignalEndsABackupAfterACommit4TestfMp_33testContentRecorda7df12850f6e36a6fMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s12CommandTests04KillB0V30aSignalEndsABackupAfterACommit4TestfMp_24accessora7df12850f6e36a6fMu_($0, $1, $2, $3) },
  0b10,
  0
)

// original-source-range: /work/main/Tests/CommandTests/KillTests.swift:175:6-175:6
