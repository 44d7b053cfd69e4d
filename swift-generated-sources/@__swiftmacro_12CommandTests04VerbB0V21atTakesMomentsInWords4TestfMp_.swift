@available(*, deprecated, message: "This function is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s12CommandTests04VerbB0V21atTakesMomentsInWords4TestfMp_17Z6eaadda7716afe69fMu_() async throws -> Void {
  @Sendable func $s12CommandTests04VerbB0V21atTakesMomentsInWords4TestfMp_7__localfMu0_(_:isolated (any _Concurrency.Actor)?=Testing.__defaultSynchronousIsolationContext) async throws {
    let $s12CommandTests04VerbB0V21atTakesMomentsInWords4TestfMp_7__localfMu_ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait(VerbTests())))
    _ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait($s12CommandTests04VerbB0V21atTakesMomentsInWords4TestfMp_7__localfMu_.atTakesMomentsInWords())))
  }
  try await $s12CommandTests04VerbB0V21atTakesMomentsInWords4TestfMp_7__localfMu0_()
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s12CommandTests04VerbB0V21atTakesMomentsInWords4TestfMp_25generator6eaadda7716afe69fMu_() async -> Testing.Test {
  return .__function(
  named: "atTakesMomentsInWords()",
  in: VerbTests.self,
  xcTestCompatibleSelector: nil,
  traits: [],sourceLocation: Testing.SourceLocation(__uncheckedFileID: "CommandTests/VerbTests.swift", filePath: "/work/main/Tests/CommandTests/VerbTests.swift", line: 115, column: 6),
  parameters: [],
  testFunction: $s12CommandTests04VerbB0V21atTakesMomentsInWords4TestfMp_17Z6eaadda7716afe69fMu_
)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private static nonisolated let $s12CommandTests04VerbB0V21atTakesMomentsInWords4TestfMp_24accessor6eaadda7716afe69fMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s12CommandTests04VerbB0V21atTakesMomentsInWords4TestfMp_25generator6eaadda7716afe69fMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated static let $s12CommandTests04VerbB0V21atTakesMomentsInWords4TestfMp_33testContentRecord6eaadda7716afe69fMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s12CommandTests04VerbB0V21atTakesMomentsInWords4TestfMp_24accessor6eaadda7716afe69fMu_($0, $1, $2, $3) },
  0,
  0
)

// original-source-range: /work/main/Tests/CommandTests/VerbTests.swift:131:6-131:6
