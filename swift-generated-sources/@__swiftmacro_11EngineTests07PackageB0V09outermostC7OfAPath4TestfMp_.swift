@available(*, deprecated, message: "This function is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s11EngineTests07PackageB0V09outermostC7OfAPath4TestfMp_17Z716055458a341459fMu_(path arg0:String,top arg1:String?) async throws -> Void {
  @Sendable func $s11EngineTests07PackageB0V09outermostC7OfAPath4TestfMp_7__localfMu0_(path arg0:String,top arg1:String?,_:isolated (any _Concurrency.Actor)?=Testing.__defaultSynchronousIsolationContext) async throws {
    let $s11EngineTests07PackageB0V09outermostC7OfAPath4TestfMp_7__localfMu_ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait(PackageTests())))
    _ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait($s11EngineTests07PackageB0V09outermostC7OfAPath4TestfMp_7__localfMu_.outermostPackageOfAPath(path: arg0,top: arg1))))
  }
  try await $s11EngineTests07PackageB0V09outermostC7OfAPath4TestfMp_7__localfMu0_(path: arg0,top: arg1)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s11EngineTests07PackageB0V09outermostC7OfAPath4TestfMp_25generator716055458a341459fMu_() async -> Testing.Test {
  return .__function(
  named: "outermostPackageOfAPath(path:top:)",
  in: PackageTests.self,
  xcTestCompatibleSelector: nil,
  traits: [],arguments: {[
        ("a.rtfd", "a.rtfd"), ("d/a.rtfd/TXT.rtf", "d/a.rtfd"), ("d/a.app/x/b.rtfd/c", "d/a.app"), ("d/e", nil), ("", nil), ("rtfd/.app/x", nil),
    ] as [(String, String?)]},sourceLocation: Testing.SourceLocation(__uncheckedFileID: "EngineTests/PackageTests.swift", filePath: "/work/main/Tests/EngineTests/PackageTests.swift", line: 59, column: 6),
  parameters: [(firstName: "path",secondName: nil,type: (String).self),(firstName: "top",secondName: nil,type: (String?).self)],
  testFunction: $s11EngineTests07PackageB0V09outermostC7OfAPath4TestfMp_17Z716055458a341459fMu_
)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private static nonisolated let $s11EngineTests07PackageB0V09outermostC7OfAPath4TestfMp_24accessor716055458a341459fMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s11EngineTests07PackageB0V09outermostC7OfAPath4TestfMp_25generator716055458a341459fMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated static let $s11EngineTests07PackageB0V09outermostC7OfAPath4TestfMp_33testContentRecord716055458a341459fMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s11EngineTests07PackageB0V09outermostC7OfAPath4TestfMp_24accessor716055458a341459fMu_($0, $1, $2, $3) },
  0b10,
  0
)

// original-source-range: /work/main/Tests/EngineTests/PackageTests.swift:62:119-62:119
