@available(*, deprecated, message: "This function is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s11VerifyTests06RepairB0V025aJournalThatLostItsEndAndG18HeadIsNotForgotten4TestfMp_16aadec2ff0a394c18fMu_(length arg0:Int) async throws -> Void {
  @Sendable func $s11VerifyTests06RepairB0V025aJournalThatLostItsEndAndG18HeadIsNotForgotten4TestfMp_7__localfMu0_(length arg0:Int,_:isolated (any _Concurrency.Actor)?=Testing.__defaultSynchronousIsolationContext) async throws {
    let $s11VerifyTests06RepairB0V025aJournalThatLostItsEndAndG18HeadIsNotForgotten4TestfMp_7__localfMu_ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait(RepairTests())))
    _ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait($s11VerifyTests06RepairB0V025aJournalThatLostItsEndAndG18HeadIsNotForgotten4TestfMp_7__localfMu_.aJournalThatLostItsEndAndItsHeadIsNotForgotten(length: arg0))))
  }
  try await $s11VerifyTests06RepairB0V025aJournalThatLostItsEndAndG18HeadIsNotForgotten4TestfMp_7__localfMu0_(length: arg0)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s11VerifyTests06RepairB0V025aJournalThatLostItsEndAndG18HeadIsNotForgotten4TestfMp_25generatoraadec2ff0a394c18fMu_() async -> Testing.Test {
  return .__function(
  named: "aJournalThatLostItsEndAndItsHeadIsNotForgotten(length:)",
  in: RepairTests.self,
  xcTestCompatibleSelector: nil,
  traits: [],arguments: {[0, 32, 64, 200]},sourceLocation: Testing.SourceLocation(__uncheckedFileID: "VerifyTests/RepairTests.swift", filePath: "/work/main/Tests/VerifyTests/RepairTests.swift", line: 288, column: 6),
  parameters: [(firstName: "length",secondName: nil,type: (Int).self)],
  testFunction: $s11VerifyTests06RepairB0V025aJournalThatLostItsEndAndG18HeadIsNotForgotten4TestfMp_16aadec2ff0a394c18fMu_
)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private static nonisolated let $s11VerifyTests06RepairB0V025aJournalThatLostItsEndAndG18HeadIsNotForgotten4TestfMp_24accessoraadec2ff0a394c18fMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s11VerifyTests06RepairB0V025aJournalThatLostItsEndAndG18HeadIsNotForgotten4TestfMp_25generatoraadec2ff0a394c18fMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated static let $s11VerifyTests06RepairB0V025aJournalThatLostItsEndAndG18HeadIsNotForgotten4TestfMp_33testContentRecordaadec2ff0a394c18fMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s11VerifyTests06RepairB0V025aJournalThatLostItsEndAndG18HeadIsNotForgotten4TestfMp_24accessoraadec2ff0a394c18fMu_($0, $1, $2, $3) },
  0b10,
  0
)

// original-source-range: /work/main/Tests/VerifyTests/RepairTests.swift:298:6-298:6
