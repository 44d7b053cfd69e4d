@available(*, deprecated, message: "This function is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s10PruneTests010CheckpointB0V33rowsThatSayWhatHappenedAreRefused4TestfMp_16Z5dfd548386a187afMu_() async throws -> Void {
  @Sendable func $s10PruneTests010CheckpointB0V33rowsThatSayWhatHappenedAreRefused4TestfMp_7__localfMu0_(_:isolated (any _Concurrency.Actor)?=Testing.__defaultSynchronousIsolationContext) async throws {
    let $s10PruneTests010CheckpointB0V33rowsThatSayWhatHappenedAreRefused4TestfMp_7__localfMu_ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait(CheckpointTests())))
    _ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait($s10PruneTests010CheckpointB0V33rowsThatSayWhatHappenedAreRefused4TestfMp_7__localfMu_.rowsThatSayWhatHappenedAreRefused())))
  }
  try await $s10PruneTests010CheckpointB0V33rowsThatSayWhatHappenedAreRefused4TestfMp_7__localfMu0_()
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s10PruneTests010CheckpointB0V33rowsThatSayWhatHappenedAreRefused4TestfMp_24generator5dfd548386a187afMu_() async -> Testing.Test {
  return .__function(
  named: "rowsThatSayWhatHappenedAreRefused()",
  in: CheckpointTests.self,
  xcTestCompatibleSelector: nil,
  traits: [],sourceLocation: Testing.SourceLocation(__uncheckedFileID: "PruneTests/CheckpointTests.swift", filePath: "/work/main/Tests/PruneTests/CheckpointTests.swift", line: 192, column: 6),
  parameters: [],
  testFunction: $s10PruneTests010CheckpointB0V33rowsThatSayWhatHappenedAreRefused4TestfMp_16Z5dfd548386a187afMu_
)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private static nonisolated let $s10PruneTests010CheckpointB0V33rowsThatSayWhatHappenedAreRefused4TestfMp_23accessor5dfd548386a187afMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s10PruneTests010CheckpointB0V33rowsThatSayWhatHappenedAreRefused4TestfMp_24generator5dfd548386a187afMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated static let $s10PruneTests010CheckpointB0V33rowsThatSayWhatHappenedAreRefused4TestfMp_32testContentRecord5dfd548386a187afMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s10PruneTests010CheckpointB0V33rowsThatSayWhatHappenedAreRefused4TestfMp_23accessor5dfd548386a187afMu_($0, $1, $2, $3) },
  0,
  0
)

// original-source-range: /work/main/Tests/PruneTests/CheckpointTests.swift:208:6-208:6
