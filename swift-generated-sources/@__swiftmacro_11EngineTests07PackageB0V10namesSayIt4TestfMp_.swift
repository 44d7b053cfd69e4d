@available(*, deprecated, message: "This function is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s11EngineTests07PackageB0V10namesSayIt4TestfMp_17Z4d444fdb92d588fbfMu_(name arg0:String,isOne arg1:Bool) async throws -> Void {
  @Sendable func $s11EngineTests07PackageB0V10namesSayIt4TestfMp_7__localfMu0_(name arg0:String,isOne arg1:Bool,_:isolated (any _Concurrency.Actor)?=Testing.__defaultSynchronousIsolationContext) async throws {
    let $s11EngineTests07PackageB0V10namesSayIt4TestfMp_7__localfMu_ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait(PackageTests())))
    _ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait($s11EngineTests07PackageB0V10namesSayIt4TestfMp_7__localfMu_.namesSayIt(name: arg0,isOne: arg1))))
  }
  try await $s11EngineTests07PackageB0V10namesSayIt4TestfMp_7__localfMu0_(name: arg0,isOne: arg1)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s11EngineTests07PackageB0V10namesSayIt4TestfMp_25generator4d444fdb92d588fbfMu_() async -> Testing.Test {
  return .__function(
  named: "namesSayIt(name:isOne:)",
  in: PackageTests.self,
  xcTestCompatibleSelector: nil,
  traits: [],arguments: {[
        ("letter.rtfd", true), ("letter.RTFD", true), ("a.b.pages", true), ("x.pAgEs", true), ("letter.rtfd2", false), ("rtfd", false),
        (".rtfd", false), ("letter.", false), ("letter.rtfd.", false), ("letter rtfd", false), ("..rtfd", true), ("é.app", true), ("x.äpp", false),
        ("x.rtfd~", false),
    ]},sourceLocation: Testing.SourceLocation(__uncheckedFileID: "EngineTests/PackageTests.swift", filePath: "/work/main/Tests/EngineTests/PackageTests.swift", line: 52, column: 6),
  parameters: [(firstName: "name",secondName: nil,type: (String).self),(firstName: "isOne",secondName: nil,type: (Bool).self)],
  testFunction: $s11EngineTests07PackageB0V10namesSayIt4TestfMp_17Z4d444fdb92d588fbfMu_
)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private static nonisolated let $s11EngineTests07PackageB0V10namesSayIt4TestfMp_24accessor4d444fdb92d588fbfMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s11EngineTests07PackageB0V10namesSayIt4TestfMp_25generator4d444fdb92d588fbfMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated static let $s11EngineTests07PackageB0V10namesSayIt4TestfMp_33testContentRecord4d444fdb92d588fbfMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s11EngineTests07PackageB0V10namesSayIt4TestfMp_24accessor4d444fdb92d588fbfMu_($0, $1, $2, $3) },
  0b10,
  0
)

// original-source-range: /work/main/Tests/EngineTests/PackageTests.swift:57:98-57:98
