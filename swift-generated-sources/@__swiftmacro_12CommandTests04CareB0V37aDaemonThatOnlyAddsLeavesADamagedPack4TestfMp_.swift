@available(*, deprecated, message: "This function is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s12CommandTests04CareB0V37aDaemonThatOnlyAddsLeavesADamagedPack4TestfMp_16e1e97b77b2760884fMu_() async throws -> Void {
  @Sendable func $s12CommandTests04CareB0V37aDaemonThatOnlyAddsLeavesADamagedPack4TestfMp_7__localfMu0_(_:isolated (any _Concurrency.Actor)?=Testing.__defaultSynchronousIsolationContext) async throws {
    let $s12CommandTests04CareB0V37aDaemonThatOnlyAddsLeavesADamagedPack4TestfMp_7__localfMu_ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait(CareTests())))
    _ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait($s12CommandTests04CareB0V37aDaemonThatOnlyAddsLeavesADamagedPack4TestfMp_7__localfMu_.aDaemonThatOnlyAddsLeavesADamagedPack())))
  }
  try await $s12CommandTests04CareB0V37aDaemonThatOnlyAddsLeavesADamagedPack4TestfMp_7__localfMu0_()
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s12CommandTests04CareB0V37aDaemonThatOnlyAddsLeavesADamagedPack4TestfMp_25generatore1e97b77b2760884fMu_() async -> Testing.Test {
  return .__function(
  named: "aDaemonThatOnlyAddsLeavesADamagedPack()",
  in: CareTests.self,
  xcTestCompatibleSelector: nil,
  traits: [.enabled(if: Machine.hasWitness, witness),.__documentationLine("/// `append-only = true`: the daemon names the damage and touches nothing; the command mends it.")],sourceLocation: Testing.SourceLocation(__uncheckedFileID: "CommandTests/CareTests.swift", filePath: "/work/main/Tests/CommandTests/CareTests.swift", line: 145, column: 6),
  parameters: [],
  testFunction: $s12CommandTests04CareB0V37aDaemonThatOnlyAddsLeavesADamagedPack4TestfMp_16e1e97b77b2760884fMu_
)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private static nonisolated let $s12CommandTests04CareB0V37aDaemonThatOnlyAddsLeavesADamagedPack4TestfMp_24accessore1e97b77b2760884fMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s12CommandTests04CareB0V37aDaemonThatOnlyAddsLeavesADamagedPack4TestfMp_25generatore1e97b77b2760884fMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated static let $s12CommandTests04CareB0V37aDaemonThatOnlyAddsLeavesADamagedPack4TestfMp_33testContentRecorde1e97b77b2760884fMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s12CommandTests04CareB0V37aDaemonThatOnlyAddsLeavesADamagedPack4TestfMp_24accessore1e97b77b2760884fMu_($0, $1, $2, $3) },
  0,
  0
)

// original-source-range: /work/main/Tests/CommandTests/CareTests.swift:165:6-165:6
