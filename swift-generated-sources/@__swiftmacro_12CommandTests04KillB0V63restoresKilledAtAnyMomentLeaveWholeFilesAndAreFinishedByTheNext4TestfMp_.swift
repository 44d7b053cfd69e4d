@available(*, deprecated, message: "This function is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s12CommandTests04KillB0V63restoresKilledAtAnyMomentLeaveWholeFilesAndAreFinishedByTheNext4TestfMp_16e66a1edc63e729f1fMu_() async throws -> Void {
  @Sendable func $s12CommandTests04KillB0V63restoresKilledAtAnyMomentLeaveWholeFilesAndAreFinishedByTheNext4TestfMp_7__localfMu0_(_:isolated (any _Concurrency.Actor)?=Testing.__defaultSynchronousIsolationContext) async throws {
    let $s12CommandTests04KillB0V63restoresKilledAtAnyMomentLeaveWholeFilesAndAreFinishedByTheNext4TestfMp_7__localfMu_ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait(KillTests())))
    _ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait($s12CommandTests04KillB0V63restoresKilledAtAnyMomentLeaveWholeFilesAndAreFinishedByTheNext4TestfMp_7__localfMu_.restoresKilledAtAnyMomentLeaveWholeFilesAndAreFinishedByTheNext())))
  }
  try await $s12CommandTests04KillB0V63restoresKilledAtAnyMomentLeaveWholeFilesAndAreFinishedByTheNext4TestfMp_7__localfMu0_()
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s12CommandTests04KillB0V63restoresKilledAtAnyMomentLeaveWholeFilesAndAreFinishedByTheNext4TestfMp_25generatore66a1edc63e729f1fMu_() async -> Testing.Test {
  return .__function(
  named: "restoresKilledAtAnyMomentLeaveWholeFilesAndAreFinishedByTheNext()",
  in: KillTests.self,
  xcTestCompatibleSelector: nil,
  traits: [],sourceLocation: Testing.SourceLocation(__uncheckedFileID: "CommandTests/KillTests.swift", filePath: "/work/main/Tests/CommandTests/KillTests.swift", line: 82, column: 6),
  parameters: [],
  testFunction: $s12CommandTests04KillB0V63restoresKilledAtAnyMomentLeaveWholeFilesAndAreFinishedByTheNext4TestfMp_16e66a1edc63e729f1fMu_
)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private static nonisolated let $s12CommandTests04KillB0V63restoresKilledAtAnyMomentLeaveWholeFilesAndAreFinishedByTheNext4TestfMp_24accessore66a1edc63e729f1fMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s12CommandTests04KillB0V63restoresKilledAtAnyMomentLeaveWholeFilesAndAreFinishedByTheNext4TestfMp_25generatore66a1edc63e729f1fMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated static let $s12CommandTests04KillB0V63restoresKilledAtAnyMomentLeaveWholeFilesAndAreFinishedByTheNext4TestfMp_33testContentRecorde66a1edc63e729f1fMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s12CommandTests04KillB0V63restoresKilledAtAnyMomentLeaveWholeFilesAndAreFinishedByTheNext4TestfMp_24accessore66a1edc63e729f1fMu_($0, $1, $2, $3) },
  0,
  0
)

// original-source-range: /work/main/Tests/CommandTests/KillTests.swift:113:6-113:6
