@available(*, deprecated, message: "This function is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s12ServiceTests04UnitB0V22systemdFindsTheProgram4TestfMp_16ef58fde3c9224987fMu_(name arg0:String) async throws -> Void {
  @Sendable func $s12ServiceTests04UnitB0V22systemdFindsTheProgram4TestfMp_7__localfMu0_(name arg0:String,_:isolated (any _Concurrency.Actor)?=Testing.__defaultSynchronousIsolationContext) async throws {
    let $s12ServiceTests04UnitB0V22systemdFindsTheProgram4TestfMp_7__localfMu_ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait(UnitTests())))
    _ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait($s12ServiceTests04UnitB0V22systemdFindsTheProgram4TestfMp_7__localfMu_.systemdFindsTheProgram(name: arg0))))
  }
  try await $s12ServiceTests04UnitB0V22systemdFindsTheProgram4TestfMp_7__localfMu0_(name: arg0)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s12ServiceTests04UnitB0V22systemdFindsTheProgram4TestfMp_25generatoref58fde3c9224987fMu_() async -> Testing.Test {
  return .__function(
  named: "systemdFindsTheProgram(name:)",
  in: UnitTests.self,
  xcTestCompatibleSelector: nil,
  traits: [.enabled(if: Units.isAnalyzer, "systemd-analyze is not installed"),.__documentationLine("/// systemd itself is asked which program it would run: it complains of one that is not there.")],arguments: {["a b", "a%hb", "a$HOME", "a;b", "é名", "a#b", "@a", "a=b"]},sourceLocation: Testing.SourceLocation(__uncheckedFileID: "ServiceTests/UnitTests.swift", filePath: "/work/main/Tests/ServiceTests/UnitTests.swift", line: 133, column: 6),
  parameters: [(firstName: "name",secondName: nil,type: (String).self)],
  testFunction: $s12ServiceTests04UnitB0V22systemdFindsTheProgram4TestfMp_16ef58fde3c9224987fMu_
)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private static nonisolated let $s12ServiceTests04UnitB0V22systemdFindsTheProgram4TestfMp_24accessoref58fde3c9224987fMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s12ServiceTests04UnitB0V22systemdFindsTheProgram4TestfMp_25generatoref58fde3c9224987fMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated static let $s12ServiceTests04UnitB0V22systemdFindsTheProgram4TestfMp_33testContentRecordef58fde3c9224987fMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s12ServiceTests04UnitB0V22systemdFindsTheProgram4TestfMp_24accessoref58fde3c9224987fMu_($0, $1, $2, $3) },
  0b10,
  0
)

// original-source-range: /work/main/Tests/ServiceTests/UnitTests.swift:144:6-144:6
