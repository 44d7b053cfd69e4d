@available(*, deprecated, message: "This function is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s10PruneTests010CheckpointB0V015aCatalogFromThec2IsF9OneBefore4TestfMp_16Z6428ef281fcdbbbfMu_(seed arg0:Int) async throws -> Void {
  @Sendable func $s10PruneTests010CheckpointB0V015aCatalogFromThec2IsF9OneBefore4TestfMp_7__localfMu0_(seed arg0:Int,_:isolated (any _Concurrency.Actor)?=Testing.__defaultSynchronousIsolationContext) async throws {
    let $s10PruneTests010CheckpointB0V015aCatalogFromThec2IsF9OneBefore4TestfMp_7__localfMu_ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait(CheckpointTests())))
    _ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait($s10PruneTests010CheckpointB0V015aCatalogFromThec2IsF9OneBefore4TestfMp_7__localfMu_.aCatalogFromTheCheckpointIsTheOneBefore(seed: arg0))))
  }
  try await $s10PruneTests010CheckpointB0V015aCatalogFromThec2IsF9OneBefore4TestfMp_7__localfMu0_(seed: arg0)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s10PruneTests010CheckpointB0V015aCatalogFromThec2IsF9OneBefore4TestfMp_24generator6428ef281fcdbbbfMu_() async -> Testing.Test {
  return .__function(
  named: "aCatalogFromTheCheckpointIsTheOneBefore(seed:)",
  in: CheckpointTests.self,
  xcTestCompatibleSelector: nil,
  traits: [],arguments: {0..<12},sourceLocation: Testing.SourceLocation(__uncheckedFileID: "PruneTests/CheckpointTests.swift", filePath: "/work/main/Tests/PruneTests/CheckpointTests.swift", line: 34, column: 6),
  parameters: [(firstName: "seed",secondName: nil,type: (Int).self)],
  testFunction: $s10PruneTests010CheckpointB0V015aCatalogFromThec2IsF9OneBefore4TestfMp_16Z6428ef281fcdbbbfMu_
)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private static nonisolated let $s10PruneTests010CheckpointB0V015aCatalogFromThec2IsF9OneBefore4TestfMp_23accessor6428ef281fcdbbbfMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s10PruneTests010CheckpointB0V015aCatalogFromThec2IsF9OneBefore4TestfMp_24generator6428ef281fcdbbbfMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated static let $s10PruneTests010CheckpointB0V015aCatalogFromThec2IsF9OneBefore4TestfMp_32testContentRecord6428ef281fcdbbbfMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s10PruneTests010CheckpointB0V015aCatalogFromThec2IsF9OneBefore4TestfMp_23accessor6428ef281fcdbbbfMu_($0, $1, $2, $3) },
  0b10,
  0
)

// original-source-range: /work/main/Tests/PruneTests/CheckpointTests.swift:57:6-57:6
