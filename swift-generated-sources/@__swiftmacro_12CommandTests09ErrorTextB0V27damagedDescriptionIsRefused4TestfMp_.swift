@available(*, deprecated, message: "This function is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s12CommandTests09ErrorTextB0V27damagedDescriptionIsRefused4TestfMp_16b2ede03b1f5f9bfefMu_() async throws -> Void {
  @Sendable func $s12CommandTests09ErrorTextB0V27damagedDescriptionIsRefused4TestfMp_7__localfMu0_(_:isolated (any _Concurrency.Actor)?=Testing.__defaultSynchronousIsolationContext) async throws {
    let $s12CommandTests09ErrorTextB0V27damagedDescriptionIsRefused4TestfMp_7__localfMu_ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait(ErrorTextTests())))
    _ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait($s12CommandTests09ErrorTextB0V27damagedDescriptionIsRefused4TestfMp_7__localfMu_.damagedDescriptionIsRefused())))
  }
  try await $s12CommandTests09ErrorTextB0V27damagedDescriptionIsRefused4TestfMp_7__localfMu0_()
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s12CommandTests09ErrorTextB0V27damagedDescriptionIsRefused4TestfMp_25generatorb2ede03b1f5f9bfefMu_() async -> Testing.Test {
  return .__function(
  named: "damagedDescriptionIsRefused()",
  in: ErrorTextTests.self,
  xcTestCompatibleSelector: nil,
  traits: [],sourceLocation: Testing.SourceLocation(__uncheckedFileID: "CommandTests/ErrorTextTests.swift", filePath: "/work/main/Tests/CommandTests/ErrorTextTests.swift", line: 90, column: 6),
  parameters: [],
  testFunction: $s12CommandTests09ErrorTextB0V27damagedDescriptionIsRefused4TestfMp_16b2ede03b1f5f9bfefMu_
)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private static nonisolated let $s12CommandTests09ErrorTextB0V27damagedDescriptionIsRefused4TestfMp_24accessorb2ede03b1f5f9bfefMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s12CommandTests09ErrorTextB0V27damagedDescriptionIsRefused4TestfMp_25generatorb2ede03b1f5f9bfefMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated static let $s12CommandTests09ErrorTextB0V27damagedDescriptionIsRefused4TestfMp_33testContentRecordb2ede03b1f5f9bfefMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s12CommandTests09ErrorTextB0V27damagedDescriptionIsRefused4TestfMp_24accessorb2ede03b1f5f9bfefMu_($0, $1, $2, $3) },
  0,
  0
)

// original-source-range: /work/main/Tests/CommandTests/ErrorTextTests.swift:99:6-99:6
