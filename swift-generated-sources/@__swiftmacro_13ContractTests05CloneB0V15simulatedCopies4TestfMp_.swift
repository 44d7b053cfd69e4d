@available(*, deprecated, message: "This function is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s13ContractTests05CloneB0V15simulatedCopies4TestfMp_16a555c111779c1b7dfMu_() async throws -> Void {
  @Sendable func $s13ContractTests05CloneB0V15simulatedCopies4TestfMp_7__localfMu0_(_:isolated (any _Concurrency.Actor)?=Testing.__defaultSynchronousIsolationContext) async throws {
    let $s13ContractTests05CloneB0V15simulatedCopies4TestfMp_7__localfMu_ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait(CloneTests())))
    _ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait($s13ContractTests05CloneB0V15simulatedCopies4TestfMp_7__localfMu_.simulatedCopies())))
  }
  try await $s13ContractTests05CloneB0V15simulatedCopies4TestfMp_7__localfMu0_()
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s13ContractTests05CloneB0V15simulatedCopies4TestfMp_25generatora555c111779c1b7dfMu_() async -> Testing.Test {
  return .__function(
  named: "simulatedCopies()",
  in: CloneTests.self,
  xcTestCompatibleSelector: nil,
  traits: [],sourceLocation: Testing.SourceLocation(__uncheckedFileID: "ContractTests/CloneTests.swift", filePath: "/work/main/Tests/ContractTests/CloneTests.swift", line: 73, column: 6),
  parameters: [],
  testFunction: $s13ContractTests05CloneB0V15simulatedCopies4TestfMp_16a555c111779c1b7dfMu_
)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private static nonisolated let $s13ContractTests05CloneB0V15simulatedCopies4TestfMp_24accessora555c111779c1b7dfMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s13ContractTests05CloneB0V15simulatedCopies4TestfMp_25generatora555c111779c1b7dfMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated static let $s13ContractTests05CloneB0V15simulatedCopies4TestfMp_33testContentRecorda555c111779c1b7dfMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s13ContractTests05CloneB0V15simulatedCopies4TestfMp_24accessora555c111779c1b7dfMu_($0, $1, $2, $3) },
  0,
  0
)

// original-source-range: /work/main/Tests/ContractTests/CloneTests.swift:81:6-81:6
