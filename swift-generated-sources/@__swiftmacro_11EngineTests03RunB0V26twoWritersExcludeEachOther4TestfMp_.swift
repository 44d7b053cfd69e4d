@available(*, deprecated, message: "This function is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s11EngineTests03RunB0V26twoWritersExcludeEachOther4TestfMp_17Z2bef684372a56f65fMu_() async throws -> Void {
  @Sendable func $s11EngineTests03RunB0V26twoWritersExcludeEachOther4TestfMp_7__localfMu0_(_:isolated (any _Concurrency.Actor)?=Testing.__defaultSynchronousIsolationContext) async throws {
    let $s11EngineTests03RunB0V26twoWritersExcludeEachOther4TestfMp_7__localfMu_ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait(RunTests())))
    _ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait($s11EngineTests03RunB0V26twoWritersExcludeEachOther4TestfMp_7__localfMu_.twoWritersExcludeEachOther())))
  }
  try await $s11EngineTests03RunB0V26twoWritersExcludeEachOther4TestfMp_7__localfMu0_()
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s11EngineTests03RunB0V26twoWritersExcludeEachOther4TestfMp_25generator2bef684372a56f65fMu_() async -> Testing.Test {
  return .__function(
  named: "twoWritersExcludeEachOther()",
  in: RunTests.self,
  xcTestCompatibleSelector: nil,
  traits: [],sourceLocation: Testing.SourceLocation(__uncheckedFileID: "EngineTests/RunTests.swift", filePath: "/work/main/Tests/EngineTests/RunTests.swift", line: 154, column: 6),
  parameters: [],
  testFunction: $s11EngineTests03RunB0V26twoWritersExcludeEachOther4TestfMp_17Z2bef684372a56f65fMu_
)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private static nonisolated let $s11EngineTests03RunB0V26twoWritersExcludeEachOther4TestfMp_24accessor2bef684372a56f65fMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s11EngineTests03RunB0V26twoWritersExcludeEachOther4TestfMp_25generator2bef684372a56f65fMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated static let $s11EngineTests03RunB0V26twoWritersExcludeEachOther4TestfMp_33testContentRecord2bef684372a56f65fMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s11EngineTests03RunB0V26twoWritersExcludeEachOther4TestfMp_24accessor2bef684372a56f65fMu_($0, $1, $2, $3) },
  0,
  0
)

// original-source-range: /work/main/Tests/EngineTests/RunTests.swift:159:6-159:6
