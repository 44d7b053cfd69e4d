@available(*, deprecated, message: "This function is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s11EngineTests011CatalogSyncB0V021aPackThatIsGoneWhenItG26LookedAtMakesTheListingNew4TestfMp_16f1d1fa4ac955fe1efMu_() async throws -> Void {
  @Sendable func $s11EngineTests011CatalogSyncB0V021aPackThatIsGoneWhenItG26LookedAtMakesTheListingNew4TestfMp_7__localfMu0_(_:isolated (any _Concurrency.Actor)?=Testing.__defaultSynchronousIsolationContext) async throws {
    let $s11EngineTests011CatalogSyncB0V021aPackThatIsGoneWhenItG26LookedAtMakesTheListingNew4TestfMp_7__localfMu_ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait(CatalogSyncTests())))
    _ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait($s11EngineTests011CatalogSyncB0V021aPackThatIsGoneWhenItG26LookedAtMakesTheListingNew4TestfMp_7__localfMu_.aPackThatIsGoneWhenItIsLookedAtMakesTheListingNew())))
  }
  try await $s11EngineTests011CatalogSyncB0V021aPackThatIsGoneWhenItG26LookedAtMakesTheListingNew4TestfMp_7__localfMu0_()
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s11EngineTests011CatalogSyncB0V021aPackThatIsGoneWhenItG26LookedAtMakesTheListingNew4TestfMp_25generatorf1d1fa4ac955fe1efMu_() async -> Testing.Test {
  return .__function(
  named: "aPackThatIsGoneWhenItIsLookedAtMakesTheListingNew()",
  in: CatalogSyncTests.self,
  xcTestCompatibleSelector: nil,
  traits: [.__documentationLine("/// A writer of another user seals a pack between the listing of the packs and their reading.")],sourceLocation: Testing.SourceLocation(__uncheckedFileID: "EngineTests/CatalogSyncTests.swift", filePath: "/work/main/Tests/EngineTests/CatalogSyncTests.swift", line: 10, column: 6),
  parameters: [],
  testFunction: $s11EngineTests011CatalogSyncB0V021aPackThatIsGoneWhenItG26LookedAtMakesTheListingNew4TestfMp_16f1d1fa4ac955fe1efMu_
)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private static nonisolated let $s11EngineTests011CatalogSyncB0V021aPackThatIsGoneWhenItG26LookedAtMakesTheListingNew4TestfMp_24accessorf1d1fa4ac955fe1efMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s11EngineTests011CatalogSyncB0V021aPackThatIsGoneWhenItG26LookedAtMakesTheListingNew4TestfMp_25generatorf1d1fa4ac955fe1efMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated static let $s11EngineTests011CatalogSyncB0V021aPackThatIsGoneWhenItG26LookedAtMakesTheListingNew4TestfMp_33testContentRecordf1d1fa4ac955fe1efMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s11EngineTests011CatalogSyncB0V021aPackThatIsGoneWhenItG26LookedAtMakesTheListingNew4TestfMp_24accessorf1d1fa4ac955fe1efMu_($0, $1, $2, $3) },
  0,
  0
)

// original-source-range: /work/main/Tests/EngineTests/CatalogSyncTests.swift:21:6-21:6
