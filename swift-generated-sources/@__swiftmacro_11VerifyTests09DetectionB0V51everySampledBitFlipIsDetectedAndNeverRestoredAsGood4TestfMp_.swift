@available(*, deprecated, message: "This function is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s11VerifyTests09DetectionB0V51everySampledBitFlipIsDetectedAndNeverRestoredAsGood4TestfMp_17Z5a19d390005cc7f3fMu_(checkpoint arg0:Bool) async throws -> Void {
  @Sendable func $s11VerifyTests09DetectionB0V51everySampledBitFlipIsDetectedAndNeverRestoredAsGood4TestfMp_7__localfMu0_(checkpoint arg0:Bool,_:isolated (any _Concurrency.Actor)?=Testing.__defaultSynchronousIsolationContext) async throws {
    let $s11VerifyTests09DetectionB0V51everySampledBitFlipIsDetectedAndNeverRestoredAsGood4TestfMp_7__localfMu_ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait(DetectionTests())))
    _ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait($s11VerifyTests09DetectionB0V51everySampledBitFlipIsDetectedAndNeverRestoredAsGood4TestfMp_7__localfMu_.everySampledBitFlipIsDetectedAndNeverRestoredAsGood(checkpoint: arg0))))
  }
  try await $s11VerifyTests09DetectionB0V51everySampledBitFlipIsDetectedAndNeverRestoredAsGood4TestfMp_7__localfMu0_(checkpoint: arg0)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s11VerifyTests09DetectionB0V51everySampledBitFlipIsDetectedAndNeverRestoredAsGood4TestfMp_25generator5a19d390005cc7f3fMu_() async -> Testing.Test {
  return .__function(
  named: "everySampledBitFlipIsDetectedAndNeverRestoredAsGood(checkpoint:)",
  in: DetectionTests.self,
  xcTestCompatibleSelector: nil,
  traits: [],arguments: {[false, true]},sourceLocation: Testing.SourceLocation(__uncheckedFileID: "VerifyTests/DetectionTests.swift", filePath: "/work/main/Tests/VerifyTests/DetectionTests.swift", line: 63, column: 6),
  parameters: [(firstName: "checkpoint",secondName: nil,type: (Bool).self)],
  testFunction: $s11VerifyTests09DetectionB0V51everySampledBitFlipIsDetectedAndNeverRestoredAsGood4TestfMp_17Z5a19d390005cc7f3fMu_
)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private static nonisolated let $s11VerifyTests09DetectionB0V51everySampledBitFlipIsDetectedAndNeverRestoredAsGood4TestfMp_24accessor5a19d390005cc7f3fMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s11VerifyTests09DetectionB0V51everySampledBitFlipIsDetectedAndNeverRestoredAsGood4TestfMp_25generator5a19d390005cc7f3fMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated static let $s11VerifyTests09DetectionB0V51everySampledBitFlipIsDetectedAndNeverRestoredAsGood4TestfMp_33testContentRecord5a19d390005cc7f3fMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s11VerifyTests09DetectionB0V51everySampledBitFlipIsDetectedAndNeverRestoredAsGood4TestfMp_24accessor5a19d390005cc7f3fMu_($0, $1, $2, $3) },
  0b10,
  0
)

// original-source-range: /work/main/Tests/VerifyTests/DetectionTests.swift:75:6-75:6
