@available(*, deprecated, message: "This function is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s12CommandTests013ParityWitnessB0V03theD28RebuildsByWhatTheBinaryWrote4TestfMp_16a48e7beef8ec9948fMu_(isEncrypted arg0:Bool) async throws -> Void {
  @Sendable func $s12CommandTests013ParityWitnessB0V03theD28RebuildsByWhatTheBinaryWrote4TestfMp_7__localfMu0_(isEncrypted arg0:Bool,_:isolated (any _Concurrency.Actor)?=Testing.__defaultSynchronousIsolationContext) async throws {
    let $s12CommandTests013ParityWitnessB0V03theD28RebuildsByWhatTheBinaryWrote4TestfMp_7__localfMu_ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait(ParityWitnessTests())))
    _ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait($s12CommandTests013ParityWitnessB0V03theD28RebuildsByWhatTheBinaryWrote4TestfMp_7__localfMu_.theWitnessRebuildsByWhatTheBinaryWrote(isEncrypted: arg0))))
  }
  try await $s12CommandTests013ParityWitnessB0V03theD28RebuildsByWhatTheBinaryWrote4TestfMp_7__localfMu0_(isEncrypted: arg0)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s12CommandTests013ParityWitnessB0V03theD28RebuildsByWhatTheBinaryWrote4TestfMp_25generatora48e7beef8ec9948fMu_() async -> Testing.Test {
  return .__function(
  named: "theWitnessRebuildsByWhatTheBinaryWrote(isEncrypted:)",
  in: ParityWitnessTests.self,
  xcTestCompatibleSelector: nil,
  traits: [.enabled(if: Machine.hasWitness, needs)],arguments: {[false, true]},sourceLocation: Testing.SourceLocation(__uncheckedFileID: "CommandTests/ParityWitnessTests.swift", filePath: "/work/main/Tests/CommandTests/ParityWitnessTests.swift", line: 21, column: 6),
  parameters: [(firstName: "isEncrypted",secondName: nil,type: (Bool).self)],
  testFunction: $s12CommandTests013ParityWitnessB0V03theD28RebuildsByWhatTheBinaryWrote4TestfMp_16a48e7beef8ec9948fMu_
)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private static nonisolated let $s12CommandTests013ParityWitnessB0V03theD28RebuildsByWhatTheBinaryWrote4TestfMp_24accessora48e7beef8ec9948fMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s12CommandTests013ParityWitnessB0V03theD28RebuildsByWhatTheBinaryWrote4TestfMp_25generatora48e7beef8ec9948fMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated static let $s12CommandTests013ParityWitnessB0V03theD28RebuildsByWhatTheBinaryWrote4TestfMp_33testContentRecorda48e7beef8ec9948fMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s12CommandTests013ParityWitnessB0V03theD28RebuildsByWhatTheBinaryWrote4TestfMp_24accessora48e7beef8ec9948fMu_($0, $1, $2, $3) },
  0b10,
  0
)

// original-source-range: /work/main/Tests/CommandTests/ParityWitnessTests.swift:46:6-46:6
