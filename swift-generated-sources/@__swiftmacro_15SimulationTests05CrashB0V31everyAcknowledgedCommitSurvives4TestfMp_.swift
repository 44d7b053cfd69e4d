@available(*, deprecated, message: "This function is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s15SimulationTests05CrashB0V31everyAcknowledgedCommitSurvives4TestfMp_17Z87550f731733b5bafMu_(batch arg0:Int) async throws -> Void {
  @Sendable func $s15SimulationTests05CrashB0V31everyAcknowledgedCommitSurvives4TestfMp_7__localfMu0_(batch arg0:Int,_:isolated (any _Concurrency.Actor)?=Testing.__defaultSynchronousIsolationContext) async throws {
    let $s15SimulationTests05CrashB0V31everyAcknowledgedCommitSurvives4TestfMp_7__localfMu_ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait(CrashTests())))
    _ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait($s15SimulationTests05CrashB0V31everyAcknowledgedCommitSurvives4TestfMp_7__localfMu_.everyAcknowledgedCommitSurvives(batch: arg0))))
  }
  try await $s15SimulationTests05CrashB0V31everyAcknowledgedCommitSurvives4TestfMp_7__localfMu0_(batch: arg0)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s15SimulationTests05CrashB0V31everyAcknowledgedCommitSurvives4TestfMp_25generator87550f731733b5bafMu_() async -> Testing.Test {
  return .__function(
  named: "everyAcknowledgedCommitSurvives(batch:)",
  in: CrashTests.self,
  xcTestCompatibleSelector: nil,
  traits: [],arguments: {0..<batches},sourceLocation: Testing.SourceLocation(__uncheckedFileID: "SimulationTests/CrashTests.swift", filePath: "/work/main/Tests/SimulationTests/CrashTests.swift", line: 13, column: 6),
  parameters: [(firstName: "batch",secondName: nil,type: (Int).self)],
  testFunction: $s15SimulationTests05CrashB0V31everyAcknowledgedCommitSurvives4TestfMp_17Z87550f731733b5bafMu_
)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private static nonisolated let $s15SimulationTests05CrashB0V31everyAcknowledgedCommitSurvives4TestfMp_24accessor87550f731733b5bafMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s15SimulationTests05CrashB0V31everyAcknowledgedCommitSurvives4TestfMp_25generator87550f731733b5bafMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated static let $s15SimulationTests05CrashB0V31everyAcknowledgedCommitSurvives4TestfMp_33testContentRecord87550f731733b5bafMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s15SimulationTests05CrashB0V31everyAcknowledgedCommitSurvives4TestfMp_24accessor87550f731733b5bafMu_($0, $1, $2, $3) },
  0b10,
  0
)

// original-source-range: /work/main/Tests/SimulationTests/CrashTests.swift:28:6-28:6
