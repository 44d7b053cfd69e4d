@available(*, deprecated, message: "This function is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s10PruneTests010CheckpointB0V038aCatalogThatIsLevelGoesOnAndAnOlderOneF8MadeAnew4TestfMp_17Z2759690274bb0be1fMu_() async throws -> Void {
  @Sendable func $s10PruneTests010CheckpointB0V038aCatalogThatIsLevelGoesOnAndAnOlderOneF8MadeAnew4TestfMp_7__localfMu0_(_:isolated (any _Concurrency.Actor)?=Testing.__defaultSynchronousIsolationContext) async throws {
    let $s10PruneTests010CheckpointB0V038aCatalogThatIsLevelGoesOnAndAnOlderOneF8MadeAnew4TestfMp_7__localfMu_ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait(CheckpointTests())))
    _ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait($s10PruneTests010CheckpointB0V038aCatalogThatIsLevelGoesOnAndAnOlderOneF8MadeAnew4TestfMp_7__localfMu_.aCatalogThatIsLevelGoesOnAndAnOlderOneIsMadeAnew())))
  }
  try await $s10PruneTests010CheckpointB0V038aCatalogThatIsLevelGoesOnAndAnOlderOneF8MadeAnew4TestfMp_7__localfMu0_()
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s10PruneTests010CheckpointB0V038aCatalogThatIsLevelGoesOnAndAnOlderOneF8MadeAnew4TestfMp_25generator2759690274bb0be1fMu_() async -> Testing.Test {
  return .__function(
  named: "aCatalogThatIsLevelGoesOnAndAnOlderOneIsMadeAnew()",
  in: CheckpointTests.self,
  xcTestCompatibleSelector: nil,
  traits: [],sourceLocation: Testing.SourceLocation(__uncheckedFileID: "PruneTests/CheckpointTests.swift", filePath: "/work/main/Tests/PruneTests/CheckpointTests.swift", line: 59, column: 6),
  parameters: [],
  testFunction: $s10PruneTests010CheckpointB0V038aCatalogThatIsLevelGoesOnAndAnOlderOneF8MadeAnew4TestfMp_17Z2759690274bb0be1fMu_
)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private static nonisolated let $s10PruneTests010CheckpointB0V038aCatalogThatIsLevelGoesOnAndAnOlderOneF8MadeAnew4TestfMp_24accessor2759690274bb0be1fMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s10PruneTests010CheckpointB0V038aCatalogThatIsLevelGoesOnAndAnOlderOneF8MadeAnew4TestfMp_25generator2759690274bb0be1fMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated static let $s10PruneTests010CheckpointB0V038aCatalogThatIsLevelGoesOnAndAnOlderOneF8MadeAnew4TestfMp_33testContentRecord2759690274bb0be1fMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s10PruneTests010CheckpointB0V038aCatalogThatIsLevelGoesOnAndAnOlderOneF8MadeAnew4TestfMp_24accessor2759690274bb0be1fMu_($0, $1, $2, $3) },
  0,
  0
)

// original-source-range: /work/main/Tests/PruneTests/CheckpointTests.swift:77:6-77:6
