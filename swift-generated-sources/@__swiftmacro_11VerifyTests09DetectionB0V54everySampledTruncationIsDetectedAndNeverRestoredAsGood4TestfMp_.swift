@available(*, deprecated, message: "This function is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s11VerifyTests09DetectionB0V54everySampledTruncationIsDetectedAndNeverRestoredAsGood4TestfMp_16b1dae9eee162e211fMu_(checkpoint arg0:Bool) async throws -> Void {
  @Sendable func $s11VerifyTests09DetectionB0V54everySampledTruncationIsDetectedAndNeverRestoredAsGood4TestfMp_7__localfMu0_(checkpoint arg0:Bool,_:isolated (any _Concurrency.Actor)?=Testing.__defaultSynchronousIsolationContext) async throws {
    let $s11VerifyTests09DetectionB0V54everySampledTruncationIsDetectedAndNeverRestoredAsGood4TestfMp_7__localfMu_ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait(DetectionTests())))
    _ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait($s11VerifyTests09DetectionB0V54everySampledTruncationIsDetectedAndNeverRestoredAsGood4TestfMp_7__localfMu_.everySampledTruncationIsDetectedAndNeverRestoredAsGood(checkpoint: arg0))))
  }
  try await $s11VerifyTests09DetectionB0V54everySampledTruncationIsDetectedAndNeverRestoredAsGood4TestfMp_7__localfMu0_(checkpoint: arg0)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s11VerifyTests09DetectionB0V54everySampledTruncationIsDetectedAndNeverRestoredAsGood4TestfMp_25generatorb1dae9eee162e211fMu_() async -> Testing.Test {
  return .__function(
  named: "everySampledTruncationIsDetectedAndNeverRestoredAsGood(checkpoint:)",
  in: DetectionTests.self,
  xcTestCompatibleSelector: nil,
  traits: [],arguments: {[false, true]},sourceLocation: Testing.SourceLocation(__uncheckedFileID: "VerifyTests/DetectionTests.swift", filePath: "/work/main/Tests/VerifyTests/DetectionTests.swift", line: 77, column: 6),
  parameters: [(firstName: "checkpoint",secondName: nil,type: (Bool).self)],
  testFunction: $s11VerifyTests09DetectionB0V54everySampledTruncationIsDetectedAndNeverRestoredAsGood4TestfMp_16b1dae9eee162e211fMu_
)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private static nonisolated let $s11VerifyTests09DetectionB0V54everySampledTruncationIsDetectedAndNeverRestoredAsGood4TestfMp_24accessorb1dae9eee162e211fMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s11VerifyTests09DetectionB0V54everySampledTruncationIsDetectedAndNeverRestoredAsGood4TestfMp_25generatorb1dae9eee162e211fMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated static let $s11VerifyTests09DetectionB0V54everySampledTruncationIsDetectedAndNeverRestoredAsGood4TestfMp_33testContentRecordb1dae9eee162e211fMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s11VerifyTests09DetectionB0V54everySampledTruncationIsDetectedAndNeverRestoredAsGood4TestfMp_24accessorb1dae9eee162e211fMu_($0, $1, $2, $3) },
  0b10,
  0
)

// original-source-range: /work/main/Tests/VerifyTests/DetectionTests.swift:88:6-88:6
