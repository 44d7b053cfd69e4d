@available(*, deprecated, message: "This function is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s11VerifyTests07InPlaceB0V028whatIsSavedMeanwhileStaysAndF5Named4TestfMp_17Z5a7b4bf431c91c49fMu_() async throws -> Void {
  @Sendable func $s11VerifyTests07InPlaceB0V028whatIsSavedMeanwhileStaysAndF5Named4TestfMp_7__localfMu0_(_:isolated (any _Concurrency.Actor)?=Testing.__defaultSynchronousIsolationContext) async throws {
    let $s11VerifyTests07InPlaceB0V028whatIsSavedMeanwhileStaysAndF5Named4TestfMp_7__localfMu_ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait(InPlaceTests())))
    _ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait($s11VerifyTests07InPlaceB0V028whatIsSavedMeanwhileStaysAndF5Named4TestfMp_7__localfMu_.whatIsSavedMeanwhileStaysAndIsNamed())))
  }
  try await $s11VerifyTests07InPlaceB0V028whatIsSavedMeanwhileStaysAndF5Named4TestfMp_7__localfMu0_()
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s11VerifyTests07InPlaceB0V028whatIsSavedMeanwhileStaysAndF5Named4TestfMp_25generator5a7b4bf431c91c49fMu_() async -> Testing.Test {
  return .__function(
  named: "whatIsSavedMeanwhileStaysAndIsNamed()",
  in: InPlaceTests.self,
  xcTestCompatibleSelector: nil,
  traits: [],sourceLocation: Testing.SourceLocation(__uncheckedFileID: "VerifyTests/InPlaceTests.swift", filePath: "/work/main/Tests/VerifyTests/InPlaceTests.swift", line: 70, column: 6),
  parameters: [],
  testFunction: $s11VerifyTests07InPlaceB0V028whatIsSavedMeanwhileStaysAndF5Named4TestfMp_17Z5a7b4bf431c91c49fMu_
)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private static nonisolated let $s11VerifyTests07InPlaceB0V028whatIsSavedMeanwhileStaysAndF5Named4TestfMp_24accessor5a7b4bf431c91c49fMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s11VerifyTests07InPlaceB0V028whatIsSavedMeanwhileStaysAndF5Named4TestfMp_25generator5a7b4bf431c91c49fMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated static let $s11VerifyTests07InPlaceB0V028whatIsSavedMeanwhileStaysAndF5Named4TestfMp_33testContentRecord5a7b4bf431c91c49fMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s11VerifyTests07InPlaceB0V028whatIsSavedMeanwhileStaysAndF5Named4TestfMp_24accessor5a7b4bf431c91c49fMu_($0, $1, $2, $3) },
  0,
  0
)

// original-source-range: /work/main/Tests/VerifyTests/InPlaceTests.swift:91:6-91:6
