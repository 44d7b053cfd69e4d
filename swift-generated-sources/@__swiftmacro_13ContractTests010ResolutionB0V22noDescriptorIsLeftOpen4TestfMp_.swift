@available(*, deprecated, message: "This function is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s13ContractTests010ResolutionB0V22noDescriptorIsLeftOpen4TestfMp_17Z452a7403e05afa9efMu_() async throws -> Void {
  @Sendable func $s13ContractTests010ResolutionB0V22noDescriptorIsLeftOpen4TestfMp_7__localfMu0_(_:isolated (any _Concurrency.Actor)?=Testing.__defaultSynchronousIsolationContext) async throws {
    let $s13ContractTests010ResolutionB0V22noDescriptorIsLeftOpen4TestfMp_7__localfMu_ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait(ResolutionTests())))
    _ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait($s13ContractTests010ResolutionB0V22noDescriptorIsLeftOpen4TestfMp_7__localfMu_.noDescriptorIsLeftOpen())))
  }
  try await $s13ContractTests010ResolutionB0V22noDescriptorIsLeftOpen4TestfMp_7__localfMu0_()
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s13ContractTests010ResolutionB0V22noDescriptorIsLeftOpen4TestfMp_25generator452a7403e05afa9efMu_() async -> Testing.Test {
  return .__function(
  named: "noDescriptorIsLeftOpen()",
  in: ResolutionTests.self,
  xcTestCompatibleSelector: nil,
  traits: [],sourceLocation: Testing.SourceLocation(__uncheckedFileID: "ContractTests/ResolutionTests.swift", filePath: "/work/main/Tests/ContractTests/ResolutionTests.swift", line: 54, column: 6),
  parameters: [],
  testFunction: $s13ContractTests010ResolutionB0V22noDescriptorIsLeftOpen4TestfMp_17Z452a7403e05afa9efMu_
)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private static nonisolated let $s13ContractTests010ResolutionB0V22noDescriptorIsLeftOpen4TestfMp_24accessor452a7403e05afa9efMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s13ContractTests010ResolutionB0V22noDescriptorIsLeftOpen4TestfMp_25generator452a7403e05afa9efMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated static let $s13ContractTests010ResolutionB0V22noDescriptorIsLeftOpen4TestfMp_33testContentRecord452a7403e05afa9efMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s13ContractTests010ResolutionB0V22noDescriptorIsLeftOpen4TestfMp_24accessor452a7403e05afa9efMu_($0, $1, $2, $3) },
  0,
  0
)

// original-source-range: /work/main/Tests/ContractTests/ResolutionTests.swift:65:6-65:6
