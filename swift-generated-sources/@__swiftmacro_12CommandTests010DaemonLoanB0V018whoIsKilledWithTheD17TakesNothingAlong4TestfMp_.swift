@available(*, deprecated, message: "This function is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s12CommandTests010DaemonLoanB0V018whoIsKilledWithTheD17TakesNothingAlong4TestfMp_14c5e5a6b1b10bcafMu_(words arg0:[String]) async throws -> Void {
  @Sendable func $s12CommandTests010DaemonLoanB0V018whoIsKilledWithTheD17TakesNothingAlong4TestfMp_7__localfMu0_(words arg0:[String],_:isolated (any _Concurrency.Actor)?=Testing.__defaultSynchronousIsolationContext) async throws {
    let $s12CommandTests010DaemonLoanB0V018whoIsKilledWithTheD17TakesNothingAlong4TestfMp_7__localfMu_ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait(DaemonLoanTests())))
    _ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait($s12CommandTests010DaemonLoanB0V018whoIsKilledWithTheD17TakesNothingAlong4TestfMp_7__localfMu_.whoIsKilledWithTheLoanTakesNothingAlong(words: arg0))))
  }
  try await $s12CommandTests010DaemonLoanB0V018whoIsKilledWithTheD17TakesNothingAlong4TestfMp_7__localfMu0_(words: arg0)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s12CommandTests010DaemonLoanB0V018whoIsKilledWithTheD17TakesNothingAlong4TestfMp_23generatorc5e5a6b1b10bcafMu_() async -> Testing.Test {
  return .__function(
  named: "whoIsKilledWithTheLoanTakesNothingAlong(words:)",
  in: DaemonLoanTests.self,
  xcTestCompatibleSelector: nil,
  traits: [.enabled(if: Machine.hasWitness, needs),.__documentationLine("/// Killed with the repository in its hands: the loan ends with the process, and the daemon takes up what was saved meanwhile.")],arguments: {[["prune", "--max-unused", "0"], ["repair"]]},sourceLocation: Testing.SourceLocation(__uncheckedFileID: "CommandTests/DaemonLoanTests.swift", filePath: "/work/main/Tests/CommandTests/DaemonLoanTests.swift", line: 88, column: 6),
  parameters: [(firstName: "words",secondName: nil,type: ([String]).self)],
  testFunction: $s12CommandTests010DaemonLoanB0V018whoIsKilledWithTheD17TakesNothingAlong4TestfMp_14c5e5a6b1b10bcafMu_
)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private static nonisolated let $s12CommandTests010DaemonLoanB0V018whoIsKilledWithTheD17TakesNothingAlong4TestfMp_22accessorc5e5a6b1b10bcafMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s12CommandTests010DaemonLoanB0V018whoIsKilledWithTheD17TakesNothingAlong4TestfMp_23generatorc5e5a6b1b10bcafMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated static let $s12CommandTests010DaemonLoanB0V018whoIsKilledWithTheD17TakesNothingAlong4TestfMp_31testContentRecordc5e5a6b1b10bcafMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s12CommandTests010DaemonLoanB0V018whoIsKilledWithTheD17TakesNothingAlong4TestfMp_22accessorc5e5a6b1b10bcafMu_($0, $1, $2, $3) },
  0b10,
  0
)

// original-source-range: /work/main/Tests/CommandTests/DaemonLoanTests.swift:113:6-113:6
