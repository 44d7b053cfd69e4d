@available(*, deprecated, message: "This function is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s13ContractTests08OpenFileB0V017writerIsSeenAndSoF10ItsMapping4TestfMp_17Z7a1b1a64ea8fc0eefMu_() async throws -> Void {
  @Sendable func $s13ContractTests08OpenFileB0V017writerIsSeenAndSoF10ItsMapping4TestfMp_7__localfMu0_(_:isolated (any _Concurrency.Actor)?=Testing.__defaultSynchronousIsolationContext) async throws {
    let $s13ContractTests08OpenFileB0V017writerIsSeenAndSoF10ItsMapping4TestfMp_7__localfMu_ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait(OpenFileTests())))
    _ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait($s13ContractTests08OpenFileB0V017writerIsSeenAndSoF10ItsMapping4TestfMp_7__localfMu_.writerIsSeenAndSoIsItsMapping())))
  }
  try await $s13ContractTests08OpenFileB0V017writerIsSeenAndSoF10ItsMapping4TestfMp_7__localfMu0_()
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s13ContractTests08OpenFileB0V017writerIsSeenAndSoF10ItsMapping4TestfMp_25generator7a1b1a64ea8fc0eefMu_() async -> Testing.Test {
  return .__function(
  named: "writerIsSeenAndSoIsItsMapping()",
  in: OpenFileTests.self,
  xcTestCompatibleSelector: nil,
  traits: [.__documentationLine("/// A mapping writes on after its descriptor was closed. - Source: DESIGN.md §6, rule 6.")],sourceLocation: Testing.SourceLocation(__uncheckedFileID: "ContractTests/OpenFileTests.swift", filePath: "/work/main/Tests/ContractTests/OpenFileTests.swift", line: 23, column: 6),
  parameters: [],
  testFunction: $s13ContractTests08OpenFileB0V017writerIsSeenAndSoF10ItsMapping4TestfMp_17Z7a1b1a64ea8fc0eefMu_
)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private static nonisolated let $s13ContractTests08OpenFileB0V017writerIsSeenAndSoF10ItsMapping4TestfMp_24accessor7a1b1a64ea8fc0eefMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s13ContractTests08OpenFileB0V017writerIsSeenAndSoF10ItsMapping4TestfMp_25generator7a1b1a64ea8fc0eefMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated static let $s13ContractTests08OpenFileB0V017writerIsSeenAndSoF10ItsMapping4TestfMp_33testContentRecord7a1b1a64ea8fc0eefMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s13ContractTests08OpenFileB0V017writerIsSeenAndSoF10ItsMapping4TestfMp_24accessor7a1b1a64ea8fc0eefMu_($0, $1, $2, $3) },
  0,
  0
)

// original-source-range: /work/main/Tests/ContractTests/OpenFileTests.swift:38:6-38:6
