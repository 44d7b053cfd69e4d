@available(*, deprecated, message: "This function is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s11VerifyTests018JournalFromCatalogB0V033oneThatIsWholeServesInPlaceOfWhatH7Damaged4TestfMp_17Z130680ad8114619ffMu_() async throws -> Void {
  @Sendable func $s11VerifyTests018JournalFromCatalogB0V033oneThatIsWholeServesInPlaceOfWhatH7Damaged4TestfMp_7__localfMu0_(_:isolated (any _Concurrency.Actor)?=Testing.__defaultSynchronousIsolationContext) async throws {
    let $s11VerifyTests018JournalFromCatalogB0V033oneThatIsWholeServesInPlaceOfWhatH7Damaged4TestfMp_7__localfMu_ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait(JournalFromCatalogTests())))
    _ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait($s11VerifyTests018JournalFromCatalogB0V033oneThatIsWholeServesInPlaceOfWhatH7Damaged4TestfMp_7__localfMu_.oneThatIsWholeServesInPlaceOfWhatIsDamaged())))
  }
  try await $s11VerifyTests018JournalFromCatalogB0V033oneThatIsWholeServesInPlaceOfWhatH7Damaged4TestfMp_7__localfMu0_()
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s11VerifyTests018JournalFromCatalogB0V033oneThatIsWholeServesInPlaceOfWhatH7Damaged4TestfMp_25generator130680ad8114619ffMu_() async -> Testing.Test {
  return .__function(
  named: "oneThatIsWholeServesInPlaceOfWhatIsDamaged()",
  in: JournalFromCatalogTests.self,
  xcTestCompatibleSelector: nil,
  traits: [],sourceLocation: Testing.SourceLocation(__uncheckedFileID: "VerifyTests/JournalFromCatalogTests.swift", filePath: "/work/main/Tests/VerifyTests/JournalFromCatalogTests.swift", line: 145, column: 6),
  parameters: [],
  testFunction: $s11VerifyTests018JournalFromCatalogB0V033oneThatIsWholeServesInPlaceOfWhatH7Damaged4TestfMp_17Z130680ad8114619ffMu_
)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private static nonisolated let $s11VerifyTests018JournalFromCatalogB0V033oneThatIsWholeServesInPlaceOfWhatH7Damaged4TestfMp_24accessor130680ad8114619ffMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s11VerifyTests018JournalFromCatalogB0V033oneThatIsWholeServesInPlaceOfWhatH7Damaged4TestfMp_25generator130680ad8114619ffMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated static let $s11VerifyTests018JournalFromCatalogB0V033oneThatIsWholeServesInPlaceOfWhatH7Damaged4TestfMp_33testContentRecord130680ad8114619ffMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s11VerifyTests018JournalFromCatalogB0V033oneThatIsWholeServesInPlaceOfWhatH7Damaged4TestfMp_24accessor130680ad8114619ffMu_($0, $1, $2, $3) },
  0,
  0
)

// original-source-range: /work/main/Tests/VerifyTests/JournalFromCatalogTests.swift:155:6-155:6
