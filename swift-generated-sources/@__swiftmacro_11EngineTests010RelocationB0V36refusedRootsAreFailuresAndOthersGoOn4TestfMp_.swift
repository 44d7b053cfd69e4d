@available(*, deprecated, message: "This function is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s11EngineTests010RelocationB0V36refusedRootsAreFailuresAndOthersGoOn4TestfMp_14d21071c820f800fMu_() async throws -> Void {
  @Sendable func $s11EngineTests010RelocationB0V36refusedRootsAreFailuresAndOthersGoOn4TestfMp_7__localfMu0_(_:isolated (any _Concurrency.Actor)?=Testing.__defaultSynchronousIsolationContext) async throws {
    let $s11EngineTests010RelocationB0V36refusedRootsAreFailuresAndOthersGoOn4TestfMp_7__localfMu_ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait(RelocationTests())))
    _ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait($s11EngineTests010RelocationB0V36refusedRootsAreFailuresAndOthersGoOn4TestfMp_7__localfMu_.refusedRootsAreFailuresAndOthersGoOn())))
  }
  try await $s11EngineTests010RelocationB0V36refusedRootsAreFailuresAndOthersGoOn4TestfMp_7__localfMu0_()
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s11EngineTests010RelocationB0V36refusedRootsAreFailuresAndOthersGoOn4TestfMp_23generatord21071c820f800fMu_() async -> Testing.Test {
  return .__function(
  named: "refusedRootsAreFailuresAndOthersGoOn()",
  in: RelocationTests.self,
  xcTestCompatibleSelector: nil,
  traits: [],sourceLocation: Testing.SourceLocation(__uncheckedFileID: "EngineTests/RelocationTests.swift", filePath: "/work/main/Tests/EngineTests/RelocationTests.swift", line: 38, column: 6),
  parameters: [],
  testFunction: $s11EngineTests010RelocationB0V36refusedRootsAreFailuresAndOthersGoOn4TestfMp_14d21071c820f800fMu_
)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private static nonisolated let $s11EngineTests010RelocationB0V36refusedRootsAreFailuresAndOthersGoOn4TestfMp_22accessord21071c820f800fMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s11EngineTests010RelocationB0V36refusedRootsAreFailuresAndOthersGoOn4TestfMp_23generatord21071c820f800fMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated static let $s11EngineTests010RelocationB0V36refusedRootsAreFailuresAndOthersGoOn4TestfMp_31testContentRecordd21071c820f800fMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s11EngineTests010RelocationB0V36refusedRootsAreFailuresAndOthersGoOn4TestfMp_22accessord21071c820f800fMu_($0, $1, $2, $3) },
  0,
  0
)

// original-source-range: /work/main/Tests/EngineTests/RelocationTests.swift:47:6-47:6
