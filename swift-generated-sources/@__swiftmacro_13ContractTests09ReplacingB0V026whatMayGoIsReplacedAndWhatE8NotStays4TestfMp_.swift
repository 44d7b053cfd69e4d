@available(*, deprecated, message: "This function is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s13ContractTests09ReplacingB0V026whatMayGoIsReplacedAndWhatE8NotStays4TestfMp_17Z2cb66945edc81675fMu_() async throws -> Void {
  @Sendable func $s13ContractTests09ReplacingB0V026whatMayGoIsReplacedAndWhatE8NotStays4TestfMp_7__localfMu0_(_:isolated (any _Concurrency.Actor)?=Testing.__defaultSynchronousIsolationContext) async throws {
    let $s13ContractTests09ReplacingB0V026whatMayGoIsReplacedAndWhatE8NotStays4TestfMp_7__localfMu_ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait(ReplacingTests())))
    _ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait($s13ContractTests09ReplacingB0V026whatMayGoIsReplacedAndWhatE8NotStays4TestfMp_7__localfMu_.whatMayGoIsReplacedAndWhatMayNotStays())))
  }
  try await $s13ContractTests09ReplacingB0V026whatMayGoIsReplacedAndWhatE8NotStays4TestfMp_7__localfMu0_()
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s13ContractTests09ReplacingB0V026whatMayGoIsReplacedAndWhatE8NotStays4TestfMp_25generator2cb66945edc81675fMu_() async -> Testing.Test {
  return .__function(
  named: "whatMayGoIsReplacedAndWhatMayNotStays()",
  in: ReplacingTests.self,
  xcTestCompatibleSelector: nil,
  traits: [],sourceLocation: Testing.SourceLocation(__uncheckedFileID: "ContractTests/ReplacingTests.swift", filePath: "/work/main/Tests/ContractTests/ReplacingTests.swift", line: 47, column: 6),
  parameters: [],
  testFunction: $s13ContractTests09ReplacingB0V026whatMayGoIsReplacedAndWhatE8NotStays4TestfMp_17Z2cb66945edc81675fMu_
)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private static nonisolated let $s13ContractTests09ReplacingB0V026whatMayGoIsReplacedAndWhatE8NotStays4TestfMp_24accessor2cb66945edc81675fMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s13ContractTests09ReplacingB0V026whatMayGoIsReplacedAndWhatE8NotStays4TestfMp_25generator2cb66945edc81675fMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated static let $s13ContractTests09ReplacingB0V026whatMayGoIsReplacedAndWhatE8NotStays4TestfMp_33testContentRecord2cb66945edc81675fMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s13ContractTests09ReplacingB0V026whatMayGoIsReplacedAndWhatE8NotStays4TestfMp_24accessor2cb66945edc81675fMu_($0, $1, $2, $3) },
  0,
  0
)

// original-source-range: /work/main/Tests/ContractTests/ReplacingTests.swift:59:6-59:6
