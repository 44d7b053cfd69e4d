@available(*, deprecated, message: "This function is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s12CommandTests04KillB0V55leftoversOfAKilledRestoreAreClearedAwayAndNeverBackedUp4TestfMp_16c9c225b292e78392fMu_() async throws -> Void {
  @Sendable func $s12CommandTests04KillB0V55leftoversOfAKilledRestoreAreClearedAwayAndNeverBackedUp4TestfMp_7__localfMu0_(_:isolated (any _Concurrency.Actor)?=Testing.__defaultSynchronousIsolationContext) async throws {
    let $s12CommandTests04KillB0V55leftoversOfAKilledRestoreAreClearedAwayAndNeverBackedUp4TestfMp_7__localfMu_ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait(KillTests())))
    _ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait($s12CommandTests04KillB0V55leftoversOfAKilledRestoreAreClearedAwayAndNeverBackedUp4TestfMp_7__localfMu_.leftoversOfAKilledRestoreAreClearedAwayAndNeverBackedUp())))
  }
  try await $s12CommandTests04KillB0V55leftoversOfAKilledRestoreAreClearedAwayAndNeverBackedUp4TestfMp_7__localfMu0_()
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s12CommandTests04KillB0V55leftoversOfAKilledRestoreAreClearedAwayAndNeverBackedUp4TestfMp_25generatorc9c225b292e78392fMu_() async -> Testing.Test {
  return .__function(
  named: "leftoversOfAKilledRestoreAreClearedAwayAndNeverBackedUp()",
  in: KillTests.self,
  xcTestCompatibleSelector: nil,
  traits: [],sourceLocation: Testing.SourceLocation(__uncheckedFileID: "CommandTests/KillTests.swift", filePath: "/work/main/Tests/CommandTests/KillTests.swift", line: 115, column: 6),
  parameters: [],
  testFunction: $s12CommandTests04KillB0V55leftoversOfAKilledRestoreAreClearedAwayAndNeverBackedUp4TestfMp_16c9c225b292e78392fMu_
)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private static nonisolated let $s12CommandTests04KillB0V55leftoversOfAKilledRestoreAreClearedAwayAndNeverBackedUp4TestfMp_24accessorc9c225b292e78392fMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s12CommandTests04KillB0V55leftoversOfAKilledRestoreAreClearedAwayAndNeverBackedUp4TestfMp_25generatorc9c225b292e78392fMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated static let $s12CommandTests04KillB0V55leftoversOfAKilledRestoreAreClearedAwayAndNeverBackedUp4TestfMp_33testContentRecordc9c225b292e78392fMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s12CommandTests04KillB0V55leftoversOfAKilledRestoreAreClearedAwayAndNeverBackedUp4TestfMp_24accessorc9c225b292e78392fMu_($0, $1, $2, $3) },
  0,
  0
)

// original-source-range: /work/main/Tests/CommandTests/KillTests.swift:127:6-127:6
