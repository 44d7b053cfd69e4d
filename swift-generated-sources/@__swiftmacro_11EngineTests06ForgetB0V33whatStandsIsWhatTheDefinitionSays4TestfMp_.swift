@available(*, deprecated, message: "This function is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s11EngineTests06ForgetB0V33whatStandsIsWhatTheDefinitionSays4TestfMp_17Z38a914c08ccf2a32fMu_(seed arg0:UInt64) async throws -> Void {
  @Sendable func $s11EngineTests06ForgetB0V33whatStandsIsWhatTheDefinitionSays4TestfMp_7__localfMu0_(seed arg0:UInt64,_:isolated (any _Concurrency.Actor)?=Testing.__defaultSynchronousIsolationContext) async throws {
    let $s11EngineTests06ForgetB0V33whatStandsIsWhatTheDefinitionSays4TestfMp_7__localfMu_ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait(ForgetTests())))
    _ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait($s11EngineTests06ForgetB0V33whatStandsIsWhatTheDefinitionSays4TestfMp_7__localfMu_.whatStandsIsWhatTheDefinitionSays(seed: arg0))))
  }
  try await $s11EngineTests06ForgetB0V33whatStandsIsWhatTheDefinitionSays4TestfMp_7__localfMu0_(seed: arg0)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s11EngineTests06ForgetB0V33whatStandsIsWhatTheDefinitionSays4TestfMp_25generator38a914c08ccf2a32fMu_() async -> Testing.Test {
  return .__function(
  named: "whatStandsIsWhatTheDefinitionSays(seed:)",
  in: ForgetTests.self,
  xcTestCompatibleSelector: nil,
  traits: [],arguments: {1..<13 as Range<UInt64>},sourceLocation: Testing.SourceLocation(__uncheckedFileID: "EngineTests/ForgetTests.swift", filePath: "/work/main/Tests/EngineTests/ForgetTests.swift", line: 288, column: 6),
  parameters: [(firstName: "seed",secondName: nil,type: (UInt64).self)],
  testFunction: $s11EngineTests06ForgetB0V33whatStandsIsWhatTheDefinitionSays4TestfMp_17Z38a914c08ccf2a32fMu_
)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private static nonisolated let $s11EngineTests06ForgetB0V33whatStandsIsWhatTheDefinitionSays4TestfMp_24accessor38a914c08ccf2a32fMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s11EngineTests06ForgetB0V33whatStandsIsWhatTheDefinitionSays4TestfMp_25generator38a914c08ccf2a32fMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated static let $s11EngineTests06ForgetB0V33whatStandsIsWhatTheDefinitionSays4TestfMp_33testContentRecord38a914c08ccf2a32fMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s11EngineTests06ForgetB0V33whatStandsIsWhatTheDefinitionSays4TestfMp_24accessor38a914c08ccf2a32fMu_($0, $1, $2, $3) },
  0b10,
  0
)

// original-source-range: /work/main/Tests/EngineTests/ForgetTests.swift:296:6-296:6
