@available(*, deprecated, message: "This function is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s12CommandTests04KillB0V35backupsKilledAtAnyMomentLoseNothing4TestfMp_16a1ad07f66eed3ba3fMu_() async throws -> Void {
  @Sendable func $s12CommandTests04KillB0V35backupsKilledAtAnyMomentLoseNothing4TestfMp_7__localfMu0_(_:isolated (any _Concurrency.Actor)?=Testing.__defaultSynchronousIsolationContext) async throws {
    let $s12CommandTests04KillB0V35backupsKilledAtAnyMomentLoseNothing4TestfMp_7__localfMu_ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait(KillTests())))
    _ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait($s12CommandTests04KillB0V35backupsKilledAtAnyMomentLoseNothing4TestfMp_7__localfMu_.backupsKilledAtAnyMomentLoseNothing())))
  }
  try await $s12CommandTests04KillB0V35backupsKilledAtAnyMomentLoseNothing4TestfMp_7__localfMu0_()
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s12CommandTests04KillB0V35backupsKilledAtAnyMomentLoseNothing4TestfMp_25generatora1ad07f66eed3ba3fMu_() async -> Testing.Test {
  return .__function(
  named: "backupsKilledAtAnyMomentLoseNothing()",
  in: KillTests.self,
  xcTestCompatibleSelector: nil,
  traits: [],sourceLocation: Testing.SourceLocation(__uncheckedFileID: "CommandTests/KillTests.swift", filePath: "/work/main/Tests/CommandTests/KillTests.swift", line: 40, column: 6),
  parameters: [],
  testFunction: $s12CommandTests04KillB0V35backupsKilledAtAnyMomentLoseNothing4TestfMp_16a1ad07f66eed3ba3fMu_
)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private static nonisolated let $s12CommandTests04KillB0V35backupsKilledAtAnyMomentLoseNothing4TestfMp_24accessora1ad07f66eed3ba3fMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s12CommandTests04KillB0V35backupsKilledAtAnyMomentLoseNothing4TestfMp_25generatora1ad07f66eed3ba3fMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated static let $s12CommandTests04KillB0V35backupsKilledAtAnyMomentLoseNothing4TestfMp_33testContentRecorda1ad07f66eed3ba3fMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s12CommandTests04KillB0V35backupsKilledAtAnyMomentLoseNothing4TestfMp_24accessora1ad07f66eed3ba3fMu_($0, $1, $2, $3) },
  0,
  0
)

// original-source-range: /work/main/Tests/CommandTests/KillTests.swift:80:6-80:6
