@available(*, deprecated, message: "This function is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s11VerifyTests09BadSectorB0V49withoutParityASectorCostsItsBlocksAndNotTheRepair4TestfMp_17Z833bd09ecb07c949fMu_() async throws -> Void {
  @Sendable func $s11VerifyTests09BadSectorB0V49withoutParityASectorCostsItsBlocksAndNotTheRepair4TestfMp_7__localfMu0_(_:isolated (any _Concurrency.Actor)?=Testing.__defaultSynchronousIsolationContext) async throws {
    let $s11VerifyTests09BadSectorB0V49withoutParityASectorCostsItsBlocksAndNotTheRepair4TestfMp_7__localfMu_ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait(BadSectorTests())))
    _ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait($s11VerifyTests09BadSectorB0V49withoutParityASectorCostsItsBlocksAndNotTheRepair4TestfMp_7__localfMu_.withoutParityASectorCostsItsBlocksAndNotTheRepair())))
  }
  try await $s11VerifyTests09BadSectorB0V49withoutParityASectorCostsItsBlocksAndNotTheRepair4TestfMp_7__localfMu0_()
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s11VerifyTests09BadSectorB0V49withoutParityASectorCostsItsBlocksAndNotTheRepair4TestfMp_25generator833bd09ecb07c949fMu_() async -> Testing.Test {
  return .__function(
  named: "withoutParityASectorCostsItsBlocksAndNotTheRepair()",
  in: BadSectorTests.self,
  xcTestCompatibleSelector: nil,
  traits: [],sourceLocation: Testing.SourceLocation(__uncheckedFileID: "VerifyTests/BadSectorTests.swift", filePath: "/work/main/Tests/VerifyTests/BadSectorTests.swift", line: 67, column: 6),
  parameters: [],
  testFunction: $s11VerifyTests09BadSectorB0V49withoutParityASectorCostsItsBlocksAndNotTheRepair4TestfMp_17Z833bd09ecb07c949fMu_
)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private static nonisolated let $s11VerifyTests09BadSectorB0V49withoutParityASectorCostsItsBlocksAndNotTheRepair4TestfMp_24accessor833bd09ecb07c949fMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s11VerifyTests09BadSectorB0V49withoutParityASectorCostsItsBlocksAndNotTheRepair4TestfMp_25generator833bd09ecb07c949fMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated static let $s11VerifyTests09BadSectorB0V49withoutParityASectorCostsItsBlocksAndNotTheRepair4TestfMp_33testContentRecord833bd09ecb07c949fMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s11VerifyTests09BadSectorB0V49withoutParityASectorCostsItsBlocksAndNotTheRepair4TestfMp_24accessor833bd09ecb07c949fMu_($0, $1, $2, $3) },
  0,
  0
)

// original-source-range: /work/main/Tests/VerifyTests/BadSectorTests.swift:86:6-86:6
