@available(*, deprecated, message: "This function is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s11VerifyTests05DrillB0V34aRecordReadsBackAndDamageIsRefused4TestfMp_16d56c7a09bccebffdfMu_() async throws -> Void {
  @Sendable func $s11VerifyTests05DrillB0V34aRecordReadsBackAndDamageIsRefused4TestfMp_7__localfMu0_(_:isolated (any _Concurrency.Actor)?=Testing.__defaultSynchronousIsolationContext) async throws {
    let $s11VerifyTests05DrillB0V34aRecordReadsBackAndDamageIsRefused4TestfMp_7__localfMu_ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait(DrillTests())))
    _ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait($s11VerifyTests05DrillB0V34aRecordReadsBackAndDamageIsRefused4TestfMp_7__localfMu_.aRecordReadsBackAndDamageIsRefused())))
  }
  try await $s11VerifyTests05DrillB0V34aRecordReadsBackAndDamageIsRefused4TestfMp_7__localfMu0_()
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s11VerifyTests05DrillB0V34aRecordReadsBackAndDamageIsRefused4TestfMp_25generatord56c7a09bccebffdfMu_() async -> Testing.Test {
  return .__function(
  named: "aRecordReadsBackAndDamageIsRefused()",
  in: DrillTests.self,
  xcTestCompatibleSelector: nil,
  traits: [],sourceLocation: Testing.SourceLocation(__uncheckedFileID: "VerifyTests/DrillTests.swift", filePath: "/work/main/Tests/VerifyTests/DrillTests.swift", line: 299, column: 6),
  parameters: [],
  testFunction: $s11VerifyTests05DrillB0V34aRecordReadsBackAndDamageIsRefused4TestfMp_16d56c7a09bccebffdfMu_
)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private static nonisolated let $s11VerifyTests05DrillB0V34aRecordReadsBackAndDamageIsRefused4TestfMp_24accessord56c7a09bccebffdfMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s11VerifyTests05DrillB0V34aRecordReadsBackAndDamageIsRefused4TestfMp_25generatord56c7a09bccebffdfMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated static let $s11VerifyTests05DrillB0V34aRecordReadsBackAndDamageIsRefused4TestfMp_33testContentRecordd56c7a09bccebffdfMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s11VerifyTests05DrillB0V34aRecordReadsBackAndDamageIsRefused4TestfMp_24accessord56c7a09bccebffdfMu_($0, $1, $2, $3) },
  0,
  0
)

// original-source-range: /work/main/Tests/VerifyTests/DrillTests.swift:313:6-313:6
