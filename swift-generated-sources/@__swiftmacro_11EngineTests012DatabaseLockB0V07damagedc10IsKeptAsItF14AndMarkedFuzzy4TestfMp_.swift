@available(*, deprecated, message: "This function is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s11EngineTests012DatabaseLockB0V07damagedc10IsKeptAsItF14AndMarkedFuzzy4TestfMp_17Z986cf6933abc462dfMu_(damage arg0:Damage) async throws -> Void {
  @Sendable func $s11EngineTests012DatabaseLockB0V07damagedc10IsKeptAsItF14AndMarkedFuzzy4TestfMp_7__localfMu0_(damage arg0:Damage,_:isolated (any _Concurrency.Actor)?=Testing.__defaultSynchronousIsolationContext) async throws {
    let $s11EngineTests012DatabaseLockB0V07damagedc10IsKeptAsItF14AndMarkedFuzzy4TestfMp_7__localfMu_ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait(DatabaseLockTests())))
    _ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait($s11EngineTests012DatabaseLockB0V07damagedc10IsKeptAsItF14AndMarkedFuzzy4TestfMp_7__localfMu_.damagedDatabaseIsKeptAsItIsAndMarkedFuzzy(damage: arg0))))
  }
  try await $s11EngineTests012DatabaseLockB0V07damagedc10IsKeptAsItF14AndMarkedFuzzy4TestfMp_7__localfMu0_(damage: arg0)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s11EngineTests012DatabaseLockB0V07damagedc10IsKeptAsItF14AndMarkedFuzzy4TestfMp_25generator986cf6933abc462dfMu_() async -> Testing.Test {
  return .__function(
  named: "damagedDatabaseIsKeptAsItIsAndMarkedFuzzy(damage:)",
  in: DatabaseLockTests.self,
  xcTestCompatibleSelector: nil,
  traits: [.__documentationLine("/// Exact, and marked so that nobody takes it for a database that opens; read once, for reading again tells no more.")],arguments: {damages},sourceLocation: Testing.SourceLocation(__uncheckedFileID: "EngineTests/DatabaseLockTests.swift", filePath: "/work/main/Tests/EngineTests/DatabaseLockTests.swift", line: 225, column: 6),
  parameters: [(firstName: "damage",secondName: nil,type: (Damage).self)],
  testFunction: $s11EngineTests012DatabaseLockB0V07damagedc10IsKeptAsItF14AndMarkedFuzzy4TestfMp_17Z986cf6933abc462dfMu_
)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private static nonisolated let $s11EngineTests012DatabaseLockB0V07damagedc10IsKeptAsItF14AndMarkedFuzzy4TestfMp_24accessor986cf6933abc462dfMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s11EngineTests012DatabaseLockB0V07damagedc10IsKeptAsItF14AndMarkedFuzzy4TestfMp_25generator986cf6933abc462dfMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated static let $s11EngineTests012DatabaseLockB0V07damagedc10IsKeptAsItF14AndMarkedFuzzy4TestfMp_33testContentRecord986cf6933abc462dfMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s11EngineTests012DatabaseLockB0V07damagedc10IsKeptAsItF14AndMarkedFuzzy4TestfMp_24accessor986cf6933abc462dfMu_($0, $1, $2, $3) },
  0b10,
  0
)

// original-source-range: /work/main/Tests/EngineTests/DatabaseLockTests.swift:238:6-238:6
