@available(*, deprecated, message: "This function is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s11VerifyTests018JournalFromCatalogB0V07whatTheE14KnowsIsNotLost4TestfMp_17Z85520a33757b7c4efMu_(damage arg0:Damage,checkpoint arg1:Bool) async throws -> Void {
  @Sendable func $s11VerifyTests018JournalFromCatalogB0V07whatTheE14KnowsIsNotLost4TestfMp_7__localfMu0_(damage arg0:Damage,checkpoint arg1:Bool,_:isolated (any _Concurrency.Actor)?=Testing.__defaultSynchronousIsolationContext) async throws {
    let $s11VerifyTests018JournalFromCatalogB0V07whatTheE14KnowsIsNotLost4TestfMp_7__localfMu_ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait(JournalFromCatalogTests())))
    _ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait($s11VerifyTests018JournalFromCatalogB0V07whatTheE14KnowsIsNotLost4TestfMp_7__localfMu_.whatTheCatalogKnowsIsNotLost(damage: arg0,checkpoint: arg1))))
  }
  try await $s11VerifyTests018JournalFromCatalogB0V07whatTheE14KnowsIsNotLost4TestfMp_7__localfMu0_(damage: arg0,checkpoint: arg1)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s11VerifyTests018JournalFromCatalogB0V07whatTheE14KnowsIsNotLost4TestfMp_25generator85520a33757b7c4efMu_() async -> Testing.Test {
  return .__function(
  named: "whatTheCatalogKnowsIsNotLost(damage:checkpoint:)",
  in: JournalFromCatalogTests.self,
  xcTestCompatibleSelector: nil,
  traits: [],arguments: {Damage.allCases},{[false, true]},sourceLocation: Testing.SourceLocation(__uncheckedFileID: "VerifyTests/JournalFromCatalogTests.swift", filePath: "/work/main/Tests/VerifyTests/JournalFromCatalogTests.swift", line: 51, column: 6),
  parameters: [(firstName: "damage",secondName: nil,type: (Damage).self),(firstName: "checkpoint",secondName: nil,type: (Bool).self)],
  testFunction: $s11VerifyTests018JournalFromCatalogB0V07whatTheE14KnowsIsNotLost4TestfMp_17Z85520a33757b7c4efMu_
)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private static nonisolated let $s11VerifyTests018JournalFromCatalogB0V07whatTheE14KnowsIsNotLost4TestfMp_24accessor85520a33757b7c4efMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s11VerifyTests018JournalFromCatalogB0V07whatTheE14KnowsIsNotLost4TestfMp_25generator85520a33757b7c4efMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated static let $s11VerifyTests018JournalFromCatalogB0V07whatTheE14KnowsIsNotLost4TestfMp_33testContentRecord85520a33757b7c4efMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s11VerifyTests018JournalFromCatalogB0V07whatTheE14KnowsIsNotLost4TestfMp_24accessor85520a33757b7c4efMu_($0, $1, $2, $3) },
  0b10,
  0
)

// original-source-range: /work/main/Tests/VerifyTests/JournalFromCatalogTests.swift:75:6-75:6
