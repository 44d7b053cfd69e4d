@available(*, deprecated, message: "This function is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s12CommandTests05BrakeaB0V32leavingOutMostOfItIsNoMassChange4TestfMp_17Z1f7d5ec23e16b923fMu_() async throws -> Void {
  @Sendable func $s12CommandTests05BrakeaB0V32leavingOutMostOfItIsNoMassChange4TestfMp_7__localfMu0_(_:isolated (any _Concurrency.Actor)?=Testing.__defaultSynchronousIsolationContext) async throws {
    let $s12CommandTests05BrakeaB0V32leavingOutMostOfItIsNoMassChange4TestfMp_7__localfMu_ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait(BrakeCommandTests())))
    _ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait($s12CommandTests05BrakeaB0V32leavingOutMostOfItIsNoMassChange4TestfMp_7__localfMu_.leavingOutMostOfItIsNoMassChange())))
  }
  try await $s12CommandTests05BrakeaB0V32leavingOutMostOfItIsNoMassChange4TestfMp_7__localfMu0_()
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s12CommandTests05BrakeaB0V32leavingOutMostOfItIsNoMassChange4TestfMp_25generator1f7d5ec23e16b923fMu_() async -> Testing.Test {
  return .__function(
  named: "leavingOutMostOfItIsNoMassChange()",
  in: BrakeCommandTests.self,
  xcTestCompatibleSelector: nil,
  traits: [.__documentationLine("/// A person who leaves something out means it.")],sourceLocation: Testing.SourceLocation(__uncheckedFileID: "CommandTests/BrakeTests.swift", filePath: "/work/main/Tests/CommandTests/BrakeTests.swift", line: 36, column: 6),
  parameters: [],
  testFunction: $s12CommandTests05BrakeaB0V32leavingOutMostOfItIsNoMassChange4TestfMp_17Z1f7d5ec23e16b923fMu_
)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private static nonisolated let $s12CommandTests05BrakeaB0V32leavingOutMostOfItIsNoMassChange4TestfMp_24accessor1f7d5ec23e16b923fMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s12CommandTests05BrakeaB0V32leavingOutMostOfItIsNoMassChange4TestfMp_25generator1f7d5ec23e16b923fMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated static let $s12CommandTests05BrakeaB0V32leavingOutMostOfItIsNoMassChange4TestfMp_33testContentRecord1f7d5ec23e16b923fMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s12CommandTests05BrakeaB0V32leavingOutMostOfItIsNoMassChange4TestfMp_24accessor1f7d5ec23e16b923fMu_($0, $1, $2, $3) },
  0,
  0
)

// original-source-range: /work/main/Tests/CommandTests/BrakeTests.swift:41:6-41:6
