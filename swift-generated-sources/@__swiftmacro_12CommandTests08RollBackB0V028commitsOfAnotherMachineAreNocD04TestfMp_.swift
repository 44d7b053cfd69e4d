@available(*, deprecated, message: "This function is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s12CommandTests08RollBackB0V028commitsOfAnotherMachineAreNocD04TestfMp_17Z73795ce5b71a7e1ffMu_() async throws -> Void {
  @Sendable func $s12CommandTests08RollBackB0V028commitsOfAnotherMachineAreNocD04TestfMp_7__localfMu0_(_:isolated (any _Concurrency.Actor)?=Testing.__defaultSynchronousIsolationContext) async throws {
    let $s12CommandTests08RollBackB0V028commitsOfAnotherMachineAreNocD04TestfMp_7__localfMu_ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait(RollBackTests())))
    _ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait($s12CommandTests08RollBackB0V028commitsOfAnotherMachineAreNocD04TestfMp_7__localfMu_.commitsOfAnotherMachineAreNoRollBack())))
  }
  try await $s12CommandTests08RollBackB0V028commitsOfAnotherMachineAreNocD04TestfMp_7__localfMu0_()
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s12CommandTests08RollBackB0V028commitsOfAnotherMachineAreNocD04TestfMp_25generator73795ce5b71a7e1ffMu_() async -> Testing.Test {
  return .__function(
  named: "commitsOfAnotherMachineAreNoRollBack()",
  in: RollBackTests.self,
  xcTestCompatibleSelector: nil,
  traits: [.__documentationLine("/// What another machine added is what was seen and more.")],sourceLocation: Testing.SourceLocation(__uncheckedFileID: "CommandTests/RollBackTests.swift", filePath: "/work/main/Tests/CommandTests/RollBackTests.swift", line: 63, column: 6),
  parameters: [],
  testFunction: $s12CommandTests08RollBackB0V028commitsOfAnotherMachineAreNocD04TestfMp_17Z73795ce5b71a7e1ffMu_
)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private static nonisolated let $s12CommandTests08RollBackB0V028commitsOfAnotherMachineAreNocD04TestfMp_24accessor73795ce5b71a7e1ffMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s12CommandTests08RollBackB0V028commitsOfAnotherMachineAreNocD04TestfMp_25generator73795ce5b71a7e1ffMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated static let $s12CommandTests08RollBackB0V028commitsOfAnotherMachineAreNocD04TestfMp_33testContentRecord73795ce5b71a7e1ffMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s12CommandTests08RollBackB0V028commitsOfAnotherMachineAreNocD04TestfMp_24accessor73795ce5b71a7e1ffMu_($0, $1, $2, $3) },
  0,
  0
)

// original-source-range: /work/main/Tests/CommandTests/RollBackTests.swift:73:6-73:6
