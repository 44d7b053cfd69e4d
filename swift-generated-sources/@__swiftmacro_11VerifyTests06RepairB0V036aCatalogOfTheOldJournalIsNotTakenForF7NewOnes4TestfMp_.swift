@available(*, deprecated, message: "This function is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s11VerifyTests06RepairB0V036aCatalogOfTheOldJournalIsNotTakenForF7NewOnes4TestfMp_16eabc17db32ac988ffMu_() async throws -> Void {
  @Sendable func $s11VerifyTests06RepairB0V036aCatalogOfTheOldJournalIsNotTakenForF7NewOnes4TestfMp_7__localfMu0_(_:isolated (any _Concurrency.Actor)?=Testing.__defaultSynchronousIsolationContext) async throws {
    let $s11VerifyTests06RepairB0V036aCatalogOfTheOldJournalIsNotTakenForF7NewOnes4TestfMp_7__localfMu_ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait(RepairTests())))
    _ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait($s11VerifyTests06RepairB0V036aCatalogOfTheOldJournalIsNotTakenForF7NewOnes4TestfMp_7__localfMu_.aCatalogOfTheOldJournalIsNotTakenForTheNewOnes())))
  }
  try await $s11VerifyTests06RepairB0V036aCatalogOfTheOldJournalIsNotTakenForF7NewOnes4TestfMp_7__localfMu0_()
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s11VerifyTests06RepairB0V036aCatalogOfTheOldJournalIsNotTakenForF7NewOnes4TestfMp_25generatoreabc17db32ac988ffMu_() async -> Testing.Test {
  return .__function(
  named: "aCatalogOfTheOldJournalIsNotTakenForTheNewOnes()",
  in: RepairTests.self,
  xcTestCompatibleSelector: nil,
  traits: [],sourceLocation: Testing.SourceLocation(__uncheckedFileID: "VerifyTests/RepairTests.swift", filePath: "/work/main/Tests/VerifyTests/RepairTests.swift", line: 300, column: 6),
  parameters: [],
  testFunction: $s11VerifyTests06RepairB0V036aCatalogOfTheOldJournalIsNotTakenForF7NewOnes4TestfMp_16eabc17db32ac988ffMu_
)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private static nonisolated let $s11VerifyTests06RepairB0V036aCatalogOfTheOldJournalIsNotTakenForF7NewOnes4TestfMp_24accessoreabc17db32ac988ffMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s11VerifyTests06RepairB0V036aCatalogOfTheOldJournalIsNotTakenForF7NewOnes4TestfMp_25generatoreabc17db32ac988ffMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated static let $s11VerifyTests06RepairB0V036aCatalogOfTheOldJournalIsNotTakenForF7NewOnes4TestfMp_33testContentRecordeabc17db32ac988ffMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s11VerifyTests06RepairB0V036aCatalogOfTheOldJournalIsNotTakenForF7NewOnes4TestfMp_24accessoreabc17db32ac988ffMu_($0, $1, $2, $3) },
  0,
  0
)

// original-source-range: /work/main/Tests/VerifyTests/RepairTests.swift:312:6-312:6
