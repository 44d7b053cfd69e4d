@available(*, deprecated, message: "This function is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s10PruneTestsAAV28whileSomebodyReadsNoPackGoes4TestfMp_16d773f902b47ded94fMu_() async throws -> Void {
  @Sendable func $s10PruneTestsAAV28whileSomebodyReadsNoPackGoes4TestfMp_7__localfMu0_(_:isolated (any _Concurrency.Actor)?=Testing.__defaultSynchronousIsolationContext) async throws {
    let $s10PruneTestsAAV28whileSomebodyReadsNoPackGoes4TestfMp_7__localfMu_ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait(PruneTests())))
    _ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait($s10PruneTestsAAV28whileSomebodyReadsNoPackGoes4TestfMp_7__localfMu_.whileSomebodyReadsNoPackGoes())))
  }
  try await $s10PruneTestsAAV28whileSomebodyReadsNoPackGoes4TestfMp_7__localfMu0_()
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s10PruneTestsAAV28whileSomebodyReadsNoPackGoes4TestfMp_25generatord773f902b47ded94fMu_() async -> Testing.Test {
  return .__function(
  named: "whileSomebodyReadsNoPackGoes()",
  in: PruneTests.self,
  xcTestCompatibleSelector: nil,
  traits: [],sourceLocation: Testing.SourceLocation(__uncheckedFileID: "PruneTests/PruneTests.swift", filePath: "/work/main/Tests/PruneTests/PruneTests.swift", line: 75, column: 6),
  parameters: [],
  testFunction: $s10PruneTestsAAV28whileSomebodyReadsNoPackGoes4TestfMp_16d773f902b47ded94fMu_
)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private static nonisolated let $s10PruneTestsAAV28whileSomebodyReadsNoPackGoes4TestfMp_24accessord773f902b47ded94fMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s10PruneTestsAAV28whileSomebodyReadsNoPackGoes4TestfMp_25generatord773f902b47ded94fMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated static let $s10PruneTestsAAV28whileSomebodyReadsNoPackGoes4TestfMp_33testContentRecordd773f902b47ded94fMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s10PruneTestsAAV28whileSomebodyReadsNoPackGoes4TestfMp_24accessord773f902b47ded94fMu_($0, $1, $2, $3) },
  0,
  0
)

// original-source-range: /work/main/Tests/PruneTests/PruneTests.swift:88:6-88:6
