@available(*, deprecated, message: "This function is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s11EngineTests012UnstableFileB0V017readErrorNamesTheD22AndKeepsItsLastVersion4TestfMp_15c8267cb40723845fMu_() async throws -> Void {
  @Sendable func $s11EngineTests012UnstableFileB0V017readErrorNamesTheD22AndKeepsItsLastVersion4TestfMp_7__localfMu0_(_:isolated (any _Concurrency.Actor)?=Testing.__defaultSynchronousIsolationContext) async throws {
    let $s11EngineTests012UnstableFileB0V017readErrorNamesTheD22AndKeepsItsLastVersion4TestfMp_7__localfMu_ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait(UnstableFileTests())))
    _ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait($s11EngineTests012UnstableFileB0V017readErrorNamesTheD22AndKeepsItsLastVersion4TestfMp_7__localfMu_.readErrorNamesTheFileAndKeepsItsLastVersion())))
  }
  try await $s11EngineTests012UnstableFileB0V017readErrorNamesTheD22AndKeepsItsLastVersion4TestfMp_7__localfMu0_()
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s11EngineTests012UnstableFileB0V017readErrorNamesTheD22AndKeepsItsLastVersion4TestfMp_24generatorc8267cb40723845fMu_() async -> Testing.Test {
  return .__function(
  named: "readErrorNamesTheFileAndKeepsItsLastVersion()",
  in: UnstableFileTests.self,
  xcTestCompatibleSelector: nil,
  traits: [],sourceLocation: Testing.SourceLocation(__uncheckedFileID: "EngineTests/UnstableFileTests.swift", filePath: "/work/main/Tests/EngineTests/UnstableFileTests.swift", line: 141, column: 6),
  parameters: [],
  testFunction: $s11EngineTests012UnstableFileB0V017readErrorNamesTheD22AndKeepsItsLastVersion4TestfMp_15c8267cb40723845fMu_
)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private static nonisolated let $s11EngineTests012UnstableFileB0V017readErrorNamesTheD22AndKeepsItsLastVersion4TestfMp_23accessorc8267cb40723845fMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s11EngineTests012UnstableFileB0V017readErrorNamesTheD22AndKeepsItsLastVersion4TestfMp_24generatorc8267cb40723845fMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated static let $s11EngineTests012UnstableFileB0V017readErrorNamesTheD22AndKeepsItsLastVersion4TestfMp_32testContentRecordc8267cb40723845fMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s11EngineTests012UnstableFileB0V017readErrorNamesTheD22AndKeepsItsLastVersion4TestfMp_23accessorc8267cb40723845fMu_($0, $1, $2, $3) },
  0,
  0
)

// original-source-range: /work/main/Tests/EngineTests/UnstableFileTests.swift:159:6-159:6
