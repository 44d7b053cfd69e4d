@available(*, deprecated, message: "This function is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s11VerifyTests09BadSectorB0V29withParityASectorCostsNothing4TestfMp_17Z8871be7c432ea088fMu_() async throws -> Void {
  @Sendable func $s11VerifyTests09BadSectorB0V29withParityASectorCostsNothing4TestfMp_7__localfMu0_(_:isolated (any _Concurrency.Actor)?=Testing.__defaultSynchronousIsolationContext) async throws {
    let $s11VerifyTests09BadSectorB0V29withParityASectorCostsNothing4TestfMp_7__localfMu_ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait(BadSectorTests())))
    _ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait($s11VerifyTests09BadSectorB0V29withParityASectorCostsNothing4TestfMp_7__localfMu_.withParityASectorCostsNothing())))
  }
  try await $s11VerifyTests09BadSectorB0V29withParityASectorCostsNothing4TestfMp_7__localfMu0_()
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s11VerifyTests09BadSectorB0V29withParityASectorCostsNothing4TestfMp_25generator8871be7c432ea088fMu_() async -> Testing.Test {
  return .__function(
  named: "withParityASectorCostsNothing()",
  in: BadSectorTests.self,
  xcTestCompatibleSelector: nil,
  traits: [],sourceLocation: Testing.SourceLocation(__uncheckedFileID: "VerifyTests/BadSectorTests.swift", filePath: "/work/main/Tests/VerifyTests/BadSectorTests.swift", line: 177, column: 6),
  parameters: [],
  testFunction: $s11VerifyTests09BadSectorB0V29withParityASectorCostsNothing4TestfMp_17Z8871be7c432ea088fMu_
)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private static nonisolated let $s11VerifyTests09BadSectorB0V29withParityASectorCostsNothing4TestfMp_24accessor8871be7c432ea088fMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s11VerifyTests09BadSectorB0V29withParityASectorCostsNothing4TestfMp_25generator8871be7c432ea088fMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated static let $s11VerifyTests09BadSectorB0V29withParityASectorCostsNothing4TestfMp_33testContentRecord8871be7c432ea088fMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s11VerifyTests09BadSectorB0V29withParityASectorCostsNothing4TestfMp_24accessor8871be7c432ea088fMu_($0, $1, $2, $3) },
  0,
  0
)

// original-source-range: /work/main/Tests/VerifyTests/BadSectorTests.swift:188:6-188:6
