@available(*, deprecated, message: "This function is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s12CommandTests04CareB0V37theDaemonMendsByParityWhatLivesNoMore4TestfMp_17Z38507d62f9bd3a1bfMu_(isEncrypted arg0:Bool) async throws -> Void {
  @Sendable func $s12CommandTests04CareB0V37theDaemonMendsByParityWhatLivesNoMore4TestfMp_7__localfMu0_(isEncrypted arg0:Bool,_:isolated (any _Concurrency.Actor)?=Testing.__defaultSynchronousIsolationContext) async throws {
    let $s12CommandTests04CareB0V37theDaemonMendsByParityWhatLivesNoMore4TestfMp_7__localfMu_ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait(CareTests())))
    _ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait($s12CommandTests04CareB0V37theDaemonMendsByParityWhatLivesNoMore4TestfMp_7__localfMu_.theDaemonMendsByParityWhatLivesNoMore(isEncrypted: arg0))))
  }
  try await $s12CommandTests04CareB0V37theDaemonMendsByParityWhatLivesNoMore4TestfMp_7__localfMu0_(isEncrypted: arg0)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s12CommandTests04CareB0V37theDaemonMendsByParityWhatLivesNoMore4TestfMp_25generator38507d62f9bd3a1bfMu_() async -> Testing.Test {
  return .__function(
  named: "theDaemonMendsByParityWhatLivesNoMore(isEncrypted:)",
  in: CareTests.self,
  xcTestCompatibleSelector: nil,
  traits: [.enabled(if: Machine.hasWitness, witness),.__documentationLine("/// What was damaged lives nowhere any more: parity alone has it.")],arguments: {[false, true]},sourceLocation: Testing.SourceLocation(__uncheckedFileID: "CommandTests/CareTests.swift", filePath: "/work/main/Tests/CommandTests/CareTests.swift", line: 115, column: 6),
  parameters: [(firstName: "isEncrypted",secondName: nil,type: (Bool).self)],
  testFunction: $s12CommandTests04CareB0V37theDaemonMendsByParityWhatLivesNoMore4TestfMp_17Z38507d62f9bd3a1bfMu_
)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private static nonisolated let $s12CommandTests04CareB0V37theDaemonMendsByParityWhatLivesNoMore4TestfMp_24accessor38507d62f9bd3a1bfMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s12CommandTests04CareB0V37theDaemonMendsByParityWhatLivesNoMore4TestfMp_25generator38507d62f9bd3a1bfMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated static let $s12CommandTests04CareB0V37theDaemonMendsByParityWhatLivesNoMore4TestfMp_33testContentRecord38507d62f9bd3a1bfMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s12CommandTests04CareB0V37theDaemonMendsByParityWhatLivesNoMore4TestfMp_24accessor38507d62f9bd3a1bfMu_($0, $1, $2, $3) },
  0b10,
  0
)

// original-source-range: /work/main/Tests/CommandTests/CareTests.swift:142:6-142:6
