@available(*, deprecated, message: "This function is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s11EngineTests08RootFoldB0V35aDifferenceSeesWhatChangedAndNoMore4TestfMp_17Z14fa3cf39b72b3f6fMu_() async throws -> Void {
  @Sendable func $s11EngineTests08RootFoldB0V35aDifferenceSeesWhatChangedAndNoMore4TestfMp_7__localfMu0_(_:isolated (any _Concurrency.Actor)?=Testing.__defaultSynchronousIsolationContext) async throws {
    let $s11EngineTests08RootFoldB0V35aDifferenceSeesWhatChangedAndNoMore4TestfMp_7__localfMu_ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait(RootFoldTests())))
    _ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait($s11EngineTests08RootFoldB0V35aDifferenceSeesWhatChangedAndNoMore4TestfMp_7__localfMu_.aDifferenceSeesWhatChangedAndNoMore())))
  }
  try await $s11EngineTests08RootFoldB0V35aDifferenceSeesWhatChangedAndNoMore4TestfMp_7__localfMu0_()
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s11EngineTests08RootFoldB0V35aDifferenceSeesWhatChangedAndNoMore4TestfMp_25generator14fa3cf39b72b3f6fMu_() async -> Testing.Test {
  return .__function(
  named: "aDifferenceSeesWhatChangedAndNoMore()",
  in: RootFoldTests.self,
  xcTestCompatibleSelector: nil,
  traits: [],sourceLocation: Testing.SourceLocation(__uncheckedFileID: "EngineTests/RootFoldTests.swift", filePath: "/work/main/Tests/EngineTests/RootFoldTests.swift", line: 52, column: 6),
  parameters: [],
  testFunction: $s11EngineTests08RootFoldB0V35aDifferenceSeesWhatChangedAndNoMore4TestfMp_17Z14fa3cf39b72b3f6fMu_
)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private static nonisolated let $s11EngineTests08RootFoldB0V35aDifferenceSeesWhatChangedAndNoMore4TestfMp_24accessor14fa3cf39b72b3f6fMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s11EngineTests08RootFoldB0V35aDifferenceSeesWhatChangedAndNoMore4TestfMp_25generator14fa3cf39b72b3f6fMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated static let $s11EngineTests08RootFoldB0V35aDifferenceSeesWhatChangedAndNoMore4TestfMp_33testContentRecord14fa3cf39b72b3f6fMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s11EngineTests08RootFoldB0V35aDifferenceSeesWhatChangedAndNoMore4TestfMp_24accessor14fa3cf39b72b3f6fMu_($0, $1, $2, $3) },
  0,
  0
)

// original-source-range: /work/main/Tests/EngineTests/RootFoldTests.swift:66:6-66:6
