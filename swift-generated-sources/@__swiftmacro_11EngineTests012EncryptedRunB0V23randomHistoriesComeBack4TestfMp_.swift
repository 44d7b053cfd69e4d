@available(*, deprecated, message: "This function is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s11EngineTests012EncryptedRunB0V23randomHistoriesComeBack4TestfMp_17Z6fa2419561948d4bfMu_(seed arg0:UInt64) async throws -> Void {
  @Sendable func $s11EngineTests012EncryptedRunB0V23randomHistoriesComeBack4TestfMp_7__localfMu0_(seed arg0:UInt64,_:isolated (any _Concurrency.Actor)?=Testing.__defaultSynchronousIsolationContext) async throws {
    let $s11EngineTests012EncryptedRunB0V23randomHistoriesComeBack4TestfMp_7__localfMu_ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait(EncryptedRunTests())))
    _ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait($s11EngineTests012EncryptedRunB0V23randomHistoriesComeBack4TestfMp_7__localfMu_.randomHistoriesComeBack(seed: arg0))))
  }
  try await $s11EngineTests012EncryptedRunB0V23randomHistoriesComeBack4TestfMp_7__localfMu0_(seed: arg0)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s11EngineTests012EncryptedRunB0V23randomHistoriesComeBack4TestfMp_25generator6fa2419561948d4bfMu_() async -> Testing.Test {
  return .__function(
  named: "randomHistoriesComeBack(seed:)",
  in: EncryptedRunTests.self,
  xcTestCompatibleSelector: nil,
  traits: [],arguments: {[1, 2, 3, 4] as [UInt64]},sourceLocation: Testing.SourceLocation(__uncheckedFileID: "EngineTests/EncryptedRunTests.swift", filePath: "/work/main/Tests/EngineTests/EncryptedRunTests.swift", line: 16, column: 6),
  parameters: [(firstName: "seed",secondName: nil,type: (UInt64).self)],
  testFunction: $s11EngineTests012EncryptedRunB0V23randomHistoriesComeBack4TestfMp_17Z6fa2419561948d4bfMu_
)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private static nonisolated let $s11EngineTests012EncryptedRunB0V23randomHistoriesComeBack4TestfMp_24accessor6fa2419561948d4bfMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s11EngineTests012EncryptedRunB0V23randomHistoriesComeBack4TestfMp_25generator6fa2419561948d4bfMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated static let $s11EngineTests012EncryptedRunB0V23randomHistoriesComeBack4TestfMp_33testContentRecord6fa2419561948d4bfMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s11EngineTests012EncryptedRunB0V23randomHistoriesComeBack4TestfMp_24accessor6fa2419561948d4bfMu_($0, $1, $2, $3) },
  0b10,
  0
)

// original-source-range: /work/main/Tests/EngineTests/EncryptedRunTests.swift:27:6-27:6
