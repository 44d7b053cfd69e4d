@available(*, deprecated, message: "This function is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s11VerifyTests09BadSectorB0V47aPackOfWhichNothingCanBeReadDoesNotEndTheRepair4TestfMp_16b9d54caa75545706fMu_(parity arg0:Int?) async throws -> Void {
  @Sendable func $s11VerifyTests09BadSectorB0V47aPackOfWhichNothingCanBeReadDoesNotEndTheRepair4TestfMp_7__localfMu0_(parity arg0:Int?,_:isolated (any _Concurrency.Actor)?=Testing.__defaultSynchronousIsolationContext) async throws {
    let $s11VerifyTests09BadSectorB0V47aPackOfWhichNothingCanBeReadDoesNotEndTheRepair4TestfMp_7__localfMu_ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait(BadSectorTests())))
    _ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait($s11VerifyTests09BadSectorB0V47aPackOfWhichNothingCanBeReadDoesNotEndTheRepair4TestfMp_7__localfMu_.aPackOfWhichNothingCanBeReadDoesNotEndTheRepair(parity: arg0))))
  }
  try await $s11VerifyTests09BadSectorB0V47aPackOfWhichNothingCanBeReadDoesNotEndTheRepair4TestfMp_7__localfMu0_(parity: arg0)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s11VerifyTests09BadSectorB0V47aPackOfWhichNothingCanBeReadDoesNotEndTheRepair4TestfMp_25generatorb9d54caa75545706fMu_() async -> Testing.Test {
  return .__function(
  named: "aPackOfWhichNothingCanBeReadDoesNotEndTheRepair(parity:)",
  in: BadSectorTests.self,
  xcTestCompatibleSelector: nil,
  traits: [],arguments: {[nil, 3_000] as [Int?]},sourceLocation: Testing.SourceLocation(__uncheckedFileID: "VerifyTests/BadSectorTests.swift", filePath: "/work/main/Tests/VerifyTests/BadSectorTests.swift", line: 167, column: 6),
  parameters: [(firstName: "parity",secondName: nil,type: (Int?).self)],
  testFunction: $s11VerifyTests09BadSectorB0V47aPackOfWhichNothingCanBeReadDoesNotEndTheRepair4TestfMp_16b9d54caa75545706fMu_
)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private static nonisolated let $s11VerifyTests09BadSectorB0V47aPackOfWhichNothingCanBeReadDoesNotEndTheRepair4TestfMp_24accessorb9d54caa75545706fMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s11VerifyTests09BadSectorB0V47aPackOfWhichNothingCanBeReadDoesNotEndTheRepair4TestfMp_25generatorb9d54caa75545706fMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated static let $s11VerifyTests09BadSectorB0V47aPackOfWhichNothingCanBeReadDoesNotEndTheRepair4TestfMp_33testContentRecordb9d54caa75545706fMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s11VerifyTests09BadSectorB0V47aPackOfWhichNothingCanBeReadDoesNotEndTheRepair4TestfMp_24accessorb9d54caa75545706fMu_($0, $1, $2, $3) },
  0b10,
  0
)

// original-source-range: /work/main/Tests/VerifyTests/BadSectorTests.swift:175:6-175:6
