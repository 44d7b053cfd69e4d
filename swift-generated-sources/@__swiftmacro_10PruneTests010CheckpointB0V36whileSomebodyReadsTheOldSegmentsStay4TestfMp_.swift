@available(*, deprecated, message: "This function is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s10PruneTests010CheckpointB0V36whileSomebodyReadsTheOldSegmentsStay4TestfMp_16ab12685563b643ddfMu_() async throws -> Void {
  @Sendable func $s10PruneTests010CheckpointB0V36whileSomebodyReadsTheOldSegmentsStay4TestfMp_7__localfMu0_(_:isolated (any _Concurrency.Actor)?=Testing.__defaultSynchronousIsolationContext) async throws {
    let $s10PruneTests010CheckpointB0V36whileSomebodyReadsTheOldSegmentsStay4TestfMp_7__localfMu_ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait(CheckpointTests())))
    _ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait($s10PruneTests010CheckpointB0V36whileSomebodyReadsTheOldSegmentsStay4TestfMp_7__localfMu_.whileSomebodyReadsTheOldSegmentsStay())))
  }
  try await $s10PruneTests010CheckpointB0V36whileSomebodyReadsTheOldSegmentsStay4TestfMp_7__localfMu0_()
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s10PruneTests010CheckpointB0V36whileSomebodyReadsTheOldSegmentsStay4TestfMp_25generatorab12685563b643ddfMu_() async -> Testing.Test {
  return .__function(
  named: "whileSomebodyReadsTheOldSegmentsStay()",
  in: CheckpointTests.self,
  xcTestCompatibleSelector: nil,
  traits: [],sourceLocation: Testing.SourceLocation(__uncheckedFileID: "PruneTests/CheckpointTests.swift", filePath: "/work/main/Tests/PruneTests/CheckpointTests.swift", line: 113, column: 6),
  parameters: [],
  testFunction: $s10PruneTests010CheckpointB0V36whileSomebodyReadsTheOldSegmentsStay4TestfMp_16ab12685563b643ddfMu_
)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private static nonisolated let $s10PruneTests010CheckpointB0V36whileSomebodyReadsTheOldSegmentsStay4TestfMp_24accessorab12685563b643ddfMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s10PruneTests010CheckpointB0V36whileSomebodyReadsTheOldSegmentsStay4TestfMp_25generatorab12685563b643ddfMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated static let $s10PruneTests010CheckpointB0V36whileSomebodyReadsTheOldSegmentsStay4TestfMp_33testContentRecordab12685563b643ddfMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s10PruneTests010CheckpointB0V36whileSomebodyReadsTheOldSegmentsStay4TestfMp_24accessorab12685563b643ddfMu_($0, $1, $2, $3) },
  0,
  0
)

// original-source-range: /work/main/Tests/PruneTests/CheckpointTests.swift:125:6-125:6
