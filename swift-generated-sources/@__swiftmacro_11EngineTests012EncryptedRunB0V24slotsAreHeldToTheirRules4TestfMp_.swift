@available(*, deprecated, message: "This function is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s11EngineTests012EncryptedRunB0V24slotsAreHeldToTheirRules4TestfMp_16e872fb182504cfa5fMu_() async throws -> Void {
  @Sendable func $s11EngineTests012EncryptedRunB0V24slotsAreHeldToTheirRules4TestfMp_7__localfMu0_(_:isolated (any _Concurrency.Actor)?=Testing.__defaultSynchronousIsolationContext) async throws {
    let $s11EngineTests012EncryptedRunB0V24slotsAreHeldToTheirRules4TestfMp_7__localfMu_ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait(EncryptedRunTests())))
    _ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait($s11EngineTests012EncryptedRunB0V24slotsAreHeldToTheirRules4TestfMp_7__localfMu_.slotsAreHeldToTheirRules())))
  }
  try await $s11EngineTests012EncryptedRunB0V24slotsAreHeldToTheirRules4TestfMp_7__localfMu0_()
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s11EngineTests012EncryptedRunB0V24slotsAreHeldToTheirRules4TestfMp_25generatore872fb182504cfa5fMu_() async -> Testing.Test {
  return .__function(
  named: "slotsAreHeldToTheirRules()",
  in: EncryptedRunTests.self,
  xcTestCompatibleSelector: nil,
  traits: [],sourceLocation: Testing.SourceLocation(__uncheckedFileID: "EngineTests/EncryptedRunTests.swift", filePath: "/work/main/Tests/EngineTests/EncryptedRunTests.swift", line: 89, column: 6),
  parameters: [],
  testFunction: $s11EngineTests012EncryptedRunB0V24slotsAreHeldToTheirRules4TestfMp_16e872fb182504cfa5fMu_
)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private static nonisolated let $s11EngineTests012EncryptedRunB0V24slotsAreHeldToTheirRules4TestfMp_24accessore872fb182504cfa5fMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s11EngineTests012EncryptedRunB0V24slotsAreHeldToTheirRules4TestfMp_25generatore872fb182504cfa5fMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated static let $s11EngineTests012EncryptedRunB0V24slotsAreHeldToTheirRules4TestfMp_33testContentRecorde872fb182504cfa5fMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s11EngineTests012EncryptedRunB0V24slotsAreHeldToTheirRules4TestfMp_24accessore872fb182504cfa5fMu_($0, $1, $2, $3) },
  0,
  0
)

// original-source-range: /work/main/Tests/EngineTests/EncryptedRunTests.swift:102:6-102:6
