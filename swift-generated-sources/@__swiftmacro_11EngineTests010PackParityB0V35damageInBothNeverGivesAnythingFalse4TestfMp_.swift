@available(*, deprecated, message: "This function is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s11EngineTests010PackParityB0V35damageInBothNeverGivesAnythingFalse4TestfMp_16f30391a76a271d8dfMu_() async throws -> Void {
  @Sendable func $s11EngineTests010PackParityB0V35damageInBothNeverGivesAnythingFalse4TestfMp_7__localfMu0_(_:isolated (any _Concurrency.Actor)?=Testing.__defaultSynchronousIsolationContext) async throws {
    let $s11EngineTests010PackParityB0V35damageInBothNeverGivesAnythingFalse4TestfMp_7__localfMu_ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait(PackParityTests())))
    _ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait($s11EngineTests010PackParityB0V35damageInBothNeverGivesAnythingFalse4TestfMp_7__localfMu_.damageInBothNeverGivesAnythingFalse())))
  }
  try await $s11EngineTests010PackParityB0V35damageInBothNeverGivesAnythingFalse4TestfMp_7__localfMu0_()
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s11EngineTests010PackParityB0V35damageInBothNeverGivesAnythingFalse4TestfMp_25generatorf30391a76a271d8dfMu_() async -> Testing.Test {
  return .__function(
  named: "damageInBothNeverGivesAnythingFalse()",
  in: PackParityTests.self,
  xcTestCompatibleSelector: nil,
  traits: [.__documentationLine("/// Damage in the parity file costs some of its power, never the truth.")],sourceLocation: Testing.SourceLocation(__uncheckedFileID: "EngineTests/ParityTests.swift", filePath: "/work/main/Tests/EngineTests/ParityTests.swift", line: 81, column: 6),
  parameters: [],
  testFunction: $s11EngineTests010PackParityB0V35damageInBothNeverGivesAnythingFalse4TestfMp_16f30391a76a271d8dfMu_
)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private static nonisolated let $s11EngineTests010PackParityB0V35damageInBothNeverGivesAnythingFalse4TestfMp_24accessorf30391a76a271d8dfMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s11EngineTests010PackParityB0V35damageInBothNeverGivesAnythingFalse4TestfMp_25generatorf30391a76a271d8dfMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated static let $s11EngineTests010PackParityB0V35damageInBothNeverGivesAnythingFalse4TestfMp_33testContentRecordf30391a76a271d8dfMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s11EngineTests010PackParityB0V35damageInBothNeverGivesAnythingFalse4TestfMp_24accessorf30391a76a271d8dfMu_($0, $1, $2, $3) },
  0,
  0
)

// original-source-range: /work/main/Tests/EngineTests/ParityTests.swift:111:6-111:6
