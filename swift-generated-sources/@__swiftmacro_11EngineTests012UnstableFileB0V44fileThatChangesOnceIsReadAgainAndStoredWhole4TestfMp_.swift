@available(*, deprecated, message: "This function is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s11EngineTests012UnstableFileB0V44fileThatChangesOnceIsReadAgainAndStoredWhole4TestfMp_17Z11abf7f1a4f88fd5fMu_() async throws -> Void {
  @Sendable func $s11EngineTests012UnstableFileB0V44fileThatChangesOnceIsReadAgainAndStoredWhole4TestfMp_7__localfMu0_(_:isolated (any _Concurrency.Actor)?=Testing.__defaultSynchronousIsolationContext) async throws {
    let $s11EngineTests012UnstableFileB0V44fileThatChangesOnceIsReadAgainAndStoredWhole4TestfMp_7__localfMu_ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait(UnstableFileTests())))
    _ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait($s11EngineTests012UnstableFileB0V44fileThatChangesOnceIsReadAgainAndStoredWhole4TestfMp_7__localfMu_.fileThatChangesOnceIsReadAgainAndStoredWhole())))
  }
  try await $s11EngineTests012UnstableFileB0V44fileThatChangesOnceIsReadAgainAndStoredWhole4TestfMp_7__localfMu0_()
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s11EngineTests012UnstableFileB0V44fileThatChangesOnceIsReadAgainAndStoredWhole4TestfMp_25generator11abf7f1a4f88fd5fMu_() async -> Testing.Test {
  return .__function(
  named: "fileThatChangesOnceIsReadAgainAndStoredWhole()",
  in: UnstableFileTests.self,
  xcTestCompatibleSelector: nil,
  traits: [],sourceLocation: Testing.SourceLocation(__uncheckedFileID: "EngineTests/UnstableFileTests.swift", filePath: "/work/main/Tests/EngineTests/UnstableFileTests.swift", line: 11, column: 6),
  parameters: [],
  testFunction: $s11EngineTests012UnstableFileB0V44fileThatChangesOnceIsReadAgainAndStoredWhole4TestfMp_17Z11abf7f1a4f88fd5fMu_
)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private static nonisolated let $s11EngineTests012UnstableFileB0V44fileThatChangesOnceIsReadAgainAndStoredWhole4TestfMp_24accessor11abf7f1a4f88fd5fMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s11EngineTests012UnstableFileB0V44fileThatChangesOnceIsReadAgainAndStoredWhole4TestfMp_25generator11abf7f1a4f88fd5fMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated static let $s11EngineTests012UnstableFileB0V44fileThatChangesOnceIsReadAgainAndStoredWhole4TestfMp_33testContentRecord11abf7f1a4f88fd5fMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s11EngineTests012UnstableFileB0V44fileThatChangesOnceIsReadAgainAndStoredWhole4TestfMp_24accessor11abf7f1a4f88fd5fMu_($0, $1, $2, $3) },
  0,
  0
)

// original-source-range: /work/main/Tests/EngineTests/UnstableFileTests.swift:23:6-23:6
