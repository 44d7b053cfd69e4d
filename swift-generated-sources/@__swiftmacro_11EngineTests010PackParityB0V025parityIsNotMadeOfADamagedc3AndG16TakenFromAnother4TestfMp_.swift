@available(*, deprecated, message: "This function is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s11EngineTests010PackParityB0V025parityIsNotMadeOfADamagedc3AndG16TakenFromAnother4TestfMp_16a2b698ccebd50699fMu_() async throws -> Void {
  @Sendable func $s11EngineTests010PackParityB0V025parityIsNotMadeOfADamagedc3AndG16TakenFromAnother4TestfMp_7__localfMu0_(_:isolated (any _Concurrency.Actor)?=Testing.__defaultSynchronousIsolationContext) async throws {
    let $s11EngineTests010PackParityB0V025parityIsNotMadeOfADamagedc3AndG16TakenFromAnother4TestfMp_7__localfMu_ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait(PackParityTests())))
    _ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait($s11EngineTests010PackParityB0V025parityIsNotMadeOfADamagedc3AndG16TakenFromAnother4TestfMp_7__localfMu_.parityIsNotMadeOfADamagedPackAndNotTakenFromAnother())))
  }
  try await $s11EngineTests010PackParityB0V025parityIsNotMadeOfADamagedc3AndG16TakenFromAnother4TestfMp_7__localfMu0_()
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s11EngineTests010PackParityB0V025parityIsNotMadeOfADamagedc3AndG16TakenFromAnother4TestfMp_25generatora2b698ccebd50699fMu_() async -> Testing.Test {
  return .__function(
  named: "parityIsNotMadeOfADamagedPackAndNotTakenFromAnother()",
  in: PackParityTests.self,
  xcTestCompatibleSelector: nil,
  traits: [],sourceLocation: Testing.SourceLocation(__uncheckedFileID: "EngineTests/ParityTests.swift", filePath: "/work/main/Tests/EngineTests/ParityTests.swift", line: 162, column: 6),
  parameters: [],
  testFunction: $s11EngineTests010PackParityB0V025parityIsNotMadeOfADamagedc3AndG16TakenFromAnother4TestfMp_16a2b698ccebd50699fMu_
)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private static nonisolated let $s11EngineTests010PackParityB0V025parityIsNotMadeOfADamagedc3AndG16TakenFromAnother4TestfMp_24accessora2b698ccebd50699fMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s11EngineTests010PackParityB0V025parityIsNotMadeOfADamagedc3AndG16TakenFromAnother4TestfMp_25generatora2b698ccebd50699fMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated static let $s11EngineTests010PackParityB0V025parityIsNotMadeOfADamagedc3AndG16TakenFromAnother4TestfMp_33testContentRecorda2b698ccebd50699fMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s11EngineTests010PackParityB0V025parityIsNotMadeOfADamagedc3AndG16TakenFromAnother4TestfMp_24accessora2b698ccebd50699fMu_($0, $1, $2, $3) },
  0,
  0
)

// original-source-range: /work/main/Tests/EngineTests/ParityTests.swift:183:6-183:6
