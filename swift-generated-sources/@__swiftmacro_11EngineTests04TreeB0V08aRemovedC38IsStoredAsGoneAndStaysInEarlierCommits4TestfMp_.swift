@available(*, deprecated, message: "This function is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s11EngineTests04TreeB0V08aRemovedC38IsStoredAsGoneAndStaysInEarlierCommits4TestfMp_15Z18577112db3b36fMu_() async throws -> Void {
  @Sendable func $s11EngineTests04TreeB0V08aRemovedC38IsStoredAsGoneAndStaysInEarlierCommits4TestfMp_7__localfMu0_(_:isolated (any _Concurrency.Actor)?=Testing.__defaultSynchronousIsolationContext) async throws {
    let $s11EngineTests04TreeB0V08aRemovedC38IsStoredAsGoneAndStaysInEarlierCommits4TestfMp_7__localfMu_ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait(TreeTests())))
    _ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait($s11EngineTests04TreeB0V08aRemovedC38IsStoredAsGoneAndStaysInEarlierCommits4TestfMp_7__localfMu_.aRemovedTreeIsStoredAsGoneAndStaysInEarlierCommits())))
  }
  try await $s11EngineTests04TreeB0V08aRemovedC38IsStoredAsGoneAndStaysInEarlierCommits4TestfMp_7__localfMu0_()
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s11EngineTests04TreeB0V08aRemovedC38IsStoredAsGoneAndStaysInEarlierCommits4TestfMp_23generator18577112db3b36fMu_() async -> Testing.Test {
  return .__function(
  named: "aRemovedTreeIsStoredAsGoneAndStaysInEarlierCommits()",
  in: TreeTests.self,
  xcTestCompatibleSelector: nil,
  traits: [],sourceLocation: Testing.SourceLocation(__uncheckedFileID: "EngineTests/TreeTests.swift", filePath: "/work/main/Tests/EngineTests/TreeTests.swift", line: 189, column: 6),
  parameters: [],
  testFunction: $s11EngineTests04TreeB0V08aRemovedC38IsStoredAsGoneAndStaysInEarlierCommits4TestfMp_15Z18577112db3b36fMu_
)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private static nonisolated let $s11EngineTests04TreeB0V08aRemovedC38IsStoredAsGoneAndStaysInEarlierCommits4TestfMp_22accessor18577112db3b36fMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s11EngineTests04TreeB0V08aRemovedC38IsStoredAsGoneAndStaysInEarlierCommits4TestfMp_23generator18577112db3b36fMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated static let $s11EngineTests04TreeB0V08aRemovedC38IsStoredAsGoneAndStaysInEarlierCommits4TestfMp_31testContentRecord18577112db3b36fMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s11EngineTests04TreeB0V08aRemovedC38IsStoredAsGoneAndStaysInEarlierCommits4TestfMp_22accessor18577112db3b36fMu_($0, $1, $2, $3) },
  0,
  0
)

// original-source-range: /work/main/Tests/EngineTests/TreeTests.swift:203:6-203:6
