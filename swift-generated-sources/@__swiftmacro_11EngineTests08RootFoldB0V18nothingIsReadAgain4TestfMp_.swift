@available(*, deprecated, message: "This function is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s11EngineTests08RootFoldB0V18nothingIsReadAgain4TestfMp_17Z88dc83a23aab2209fMu_(readers arg0:Int) async throws -> Void {
  @Sendable func $s11EngineTests08RootFoldB0V18nothingIsReadAgain4TestfMp_7__localfMu0_(readers arg0:Int,_:isolated (any _Concurrency.Actor)?=Testing.__defaultSynchronousIsolationContext) async throws {
    let $s11EngineTests08RootFoldB0V18nothingIsReadAgain4TestfMp_7__localfMu_ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait(RootFoldTests())))
    _ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait($s11EngineTests08RootFoldB0V18nothingIsReadAgain4TestfMp_7__localfMu_.nothingIsReadAgain(readers: arg0))))
  }
  try await $s11EngineTests08RootFoldB0V18nothingIsReadAgain4TestfMp_7__localfMu0_(readers: arg0)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s11EngineTests08RootFoldB0V18nothingIsReadAgain4TestfMp_25generator88dc83a23aab2209fMu_() async -> Testing.Test {
  return .__function(
  named: "nothingIsReadAgain(readers:)",
  in: RootFoldTests.self,
  xcTestCompatibleSelector: nil,
  traits: [],arguments: {[0, 2]},sourceLocation: Testing.SourceLocation(__uncheckedFileID: "EngineTests/RootFoldTests.swift", filePath: "/work/main/Tests/EngineTests/RootFoldTests.swift", line: 26, column: 6),
  parameters: [(firstName: "readers",secondName: nil,type: (Int).self)],
  testFunction: $s11EngineTests08RootFoldB0V18nothingIsReadAgain4TestfMp_17Z88dc83a23aab2209fMu_
)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private static nonisolated let $s11EngineTests08RootFoldB0V18nothingIsReadAgain4TestfMp_24accessor88dc83a23aab2209fMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s11EngineTests08RootFoldB0V18nothingIsReadAgain4TestfMp_25generator88dc83a23aab2209fMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated static let $s11EngineTests08RootFoldB0V18nothingIsReadAgain4TestfMp_33testContentRecord88dc83a23aab2209fMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s11EngineTests08RootFoldB0V18nothingIsReadAgain4TestfMp_24accessor88dc83a23aab2209fMu_($0, $1, $2, $3) },
  0b10,
  0
)

// original-source-range: /work/main/Tests/EngineTests/RootFoldTests.swift:36:6-36:6
