@available(*, deprecated, message: "This function is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s13ContractTests010ResolutionB0V37stepwiseOpeningAnswersAsTheKernelDoes4TestfMp_16fb7c8483b9575966fMu_() async throws -> Void {
  @Sendable func $s13ContractTests010ResolutionB0V37stepwiseOpeningAnswersAsTheKernelDoes4TestfMp_7__localfMu0_(_:isolated (any _Concurrency.Actor)?=Testing.__defaultSynchronousIsolationContext) async throws {
    let $s13ContractTests010ResolutionB0V37stepwiseOpeningAnswersAsTheKernelDoes4TestfMp_7__localfMu_ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait(ResolutionTests())))
    _ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait($s13ContractTests010ResolutionB0V37stepwiseOpeningAnswersAsTheKernelDoes4TestfMp_7__localfMu_.stepwiseOpeningAnswersAsTheKernelDoes())))
  }
  try await $s13ContractTests010ResolutionB0V37stepwiseOpeningAnswersAsTheKernelDoes4TestfMp_7__localfMu0_()
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s13ContractTests010ResolutionB0V37stepwiseOpeningAnswersAsTheKernelDoes4TestfMp_25generatorfb7c8483b9575966fMu_() async -> Testing.Test {
  return .__function(
  named: "stepwiseOpeningAnswersAsTheKernelDoes()",
  in: ResolutionTests.self,
  xcTestCompatibleSelector: nil,
  traits: [],sourceLocation: Testing.SourceLocation(__uncheckedFileID: "ContractTests/ResolutionTests.swift", filePath: "/work/main/Tests/ContractTests/ResolutionTests.swift", line: 36, column: 6),
  parameters: [],
  testFunction: $s13ContractTests010ResolutionB0V37stepwiseOpeningAnswersAsTheKernelDoes4TestfMp_16fb7c8483b9575966fMu_
)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private static nonisolated let $s13ContractTests010ResolutionB0V37stepwiseOpeningAnswersAsTheKernelDoes4TestfMp_24accessorfb7c8483b9575966fMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s13ContractTests010ResolutionB0V37stepwiseOpeningAnswersAsTheKernelDoes4TestfMp_25generatorfb7c8483b9575966fMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated static let $s13ContractTests010ResolutionB0V37stepwiseOpeningAnswersAsTheKernelDoes4TestfMp_33testContentRecordfb7c8483b9575966fMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s13ContractTests010ResolutionB0V37stepwiseOpeningAnswersAsTheKernelDoes4TestfMp_24accessorfb7c8483b9575966fMu_($0, $1, $2, $3) },
  0,
  0
)

// original-source-range: /work/main/Tests/ContractTests/ResolutionTests.swift:52:6-52:6
