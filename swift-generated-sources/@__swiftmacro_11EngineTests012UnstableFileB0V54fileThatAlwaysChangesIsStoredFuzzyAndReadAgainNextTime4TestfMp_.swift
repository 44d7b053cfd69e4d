@available(*, deprecated, message: "This function is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s11EngineTests012UnstableFileB0V54fileThatAlwaysChangesIsStoredFuzzyAndReadAgainNextTime4TestfMp_17Z14d60a9c6430f1dcfMu_(size arg0:Int) async throws -> Void {
  @Sendable func $s11EngineTests012UnstableFileB0V54fileThatAlwaysChangesIsStoredFuzzyAndReadAgainNextTime4TestfMp_7__localfMu0_(size arg0:Int,_:isolated (any _Concurrency.Actor)?=Testing.__defaultSynchronousIsolationContext) async throws {
    let $s11EngineTests012UnstableFileB0V54fileThatAlwaysChangesIsStoredFuzzyAndReadAgainNextTime4TestfMp_7__localfMu_ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait(UnstableFileTests())))
    _ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait($s11EngineTests012UnstableFileB0V54fileThatAlwaysChangesIsStoredFuzzyAndReadAgainNextTime4TestfMp_7__localfMu_.fileThatAlwaysChangesIsStoredFuzzyAndReadAgainNextTime(size: arg0))))
  }
  try await $s11EngineTests012UnstableFileB0V54fileThatAlwaysChangesIsStoredFuzzyAndReadAgainNextTime4TestfMp_7__localfMu0_(size: arg0)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s11EngineTests012UnstableFileB0V54fileThatAlwaysChangesIsStoredFuzzyAndReadAgainNextTime4TestfMp_25generator14d60a9c6430f1dcfMu_() async -> Testing.Test {
  return .__function(
  named: "fileThatAlwaysChangesIsStoredFuzzyAndReadAgainNextTime(size:)",
  in: UnstableFileTests.self,
  xcTestCompatibleSelector: nil,
  traits: [],arguments: {[300, 20_000, 200_000]},sourceLocation: Testing.SourceLocation(__uncheckedFileID: "EngineTests/UnstableFileTests.swift", filePath: "/work/main/Tests/EngineTests/UnstableFileTests.swift", line: 25, column: 6),
  parameters: [(firstName: "size",secondName: nil,type: (Int).self)],
  testFunction: $s11EngineTests012UnstableFileB0V54fileThatAlwaysChangesIsStoredFuzzyAndReadAgainNextTime4TestfMp_17Z14d60a9c6430f1dcfMu_
)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private static nonisolated let $s11EngineTests012UnstableFileB0V54fileThatAlwaysChangesIsStoredFuzzyAndReadAgainNextTime4TestfMp_24accessor14d60a9c6430f1dcfMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s11EngineTests012UnstableFileB0V54fileThatAlwaysChangesIsStoredFuzzyAndReadAgainNextTime4TestfMp_25generator14d60a9c6430f1dcfMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated static let $s11EngineTests012UnstableFileB0V54fileThatAlwaysChangesIsStoredFuzzyAndReadAgainNextTime4TestfMp_33testContentRecord14d60a9c6430f1dcfMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s11EngineTests012UnstableFileB0V54fileThatAlwaysChangesIsStoredFuzzyAndReadAgainNextTime4TestfMp_24accessor14d60a9c6430f1dcfMu_($0, $1, $2, $3) },
  0b10,
  0
)

// original-source-range: /work/main/Tests/EngineTests/UnstableFileTests.swift:53:6-53:6
