@available(*, deprecated, message: "This function is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s11EngineTests012UnstableFileB0V028fileThatShrinksWhileItIsReadj8StoredAsI6Became4TestfMp_17Z958f9a343cabf3fefMu_(size arg0:Int) async throws -> Void {
  @Sendable func $s11EngineTests012UnstableFileB0V028fileThatShrinksWhileItIsReadj8StoredAsI6Became4TestfMp_7__localfMu0_(size arg0:Int,_:isolated (any _Concurrency.Actor)?=Testing.__defaultSynchronousIsolationContext) async throws {
    let $s11EngineTests012UnstableFileB0V028fileThatShrinksWhileItIsReadj8StoredAsI6Became4TestfMp_7__localfMu_ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait(UnstableFileTests())))
    _ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait($s11EngineTests012UnstableFileB0V028fileThatShrinksWhileItIsReadj8StoredAsI6Became4TestfMp_7__localfMu_.fileThatShrinksWhileItIsReadIsStoredAsItBecame(size: arg0))))
  }
  try await $s11EngineTests012UnstableFileB0V028fileThatShrinksWhileItIsReadj8StoredAsI6Became4TestfMp_7__localfMu0_(size: arg0)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s11EngineTests012UnstableFileB0V028fileThatShrinksWhileItIsReadj8StoredAsI6Became4TestfMp_25generator958f9a343cabf3fefMu_() async -> Testing.Test {
  return .__function(
  named: "fileThatShrinksWhileItIsReadIsStoredAsItBecame(size:)",
  in: UnstableFileTests.self,
  xcTestCompatibleSelector: nil,
  traits: [],arguments: {[300, 200_000]},sourceLocation: Testing.SourceLocation(__uncheckedFileID: "EngineTests/UnstableFileTests.swift", filePath: "/work/main/Tests/EngineTests/UnstableFileTests.swift", line: 55, column: 6),
  parameters: [(firstName: "size",secondName: nil,type: (Int).self)],
  testFunction: $s11EngineTests012UnstableFileB0V028fileThatShrinksWhileItIsReadj8StoredAsI6Became4TestfMp_17Z958f9a343cabf3fefMu_
)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private static nonisolated let $s11EngineTests012UnstableFileB0V028fileThatShrinksWhileItIsReadj8StoredAsI6Became4TestfMp_24accessor958f9a343cabf3fefMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s11EngineTests012UnstableFileB0V028fileThatShrinksWhileItIsReadj8StoredAsI6Became4TestfMp_25generator958f9a343cabf3fefMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated static let $s11EngineTests012UnstableFileB0V028fileThatShrinksWhileItIsReadj8StoredAsI6Became4TestfMp_33testContentRecord958f9a343cabf3fefMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s11EngineTests012UnstableFileB0V028fileThatShrinksWhileItIsReadj8StoredAsI6Became4TestfMp_24accessor958f9a343cabf3fefMu_($0, $1, $2, $3) },
  0b10,
  0
)

// original-source-range: /work/main/Tests/EngineTests/UnstableFileTests.swift:66:6-66:6
