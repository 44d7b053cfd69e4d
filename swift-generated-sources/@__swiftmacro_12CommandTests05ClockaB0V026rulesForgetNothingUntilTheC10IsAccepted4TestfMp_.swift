@available(*, deprecated, message: "This function is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s12CommandTests05ClockaB0V026rulesForgetNothingUntilTheC10IsAccepted4TestfMp_17Z6be896770e8ba8c9fMu_() async throws -> Void {
  @Sendable func $s12CommandTests05ClockaB0V026rulesForgetNothingUntilTheC10IsAccepted4TestfMp_7__localfMu0_(_:isolated (any _Concurrency.Actor)?=Testing.__defaultSynchronousIsolationContext) async throws {
    let $s12CommandTests05ClockaB0V026rulesForgetNothingUntilTheC10IsAccepted4TestfMp_7__localfMu_ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait(ClockCommandTests())))
    _ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait($s12CommandTests05ClockaB0V026rulesForgetNothingUntilTheC10IsAccepted4TestfMp_7__localfMu_.rulesForgetNothingUntilTheClockIsAccepted())))
  }
  try await $s12CommandTests05ClockaB0V026rulesForgetNothingUntilTheC10IsAccepted4TestfMp_7__localfMu0_()
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s12CommandTests05ClockaB0V026rulesForgetNothingUntilTheC10IsAccepted4TestfMp_25generator6be896770e8ba8c9fMu_() async -> Testing.Test {
  return .__function(
  named: "rulesForgetNothingUntilTheClockIsAccepted()",
  in: ClockCommandTests.self,
  xcTestCompatibleSelector: nil,
  traits: [],sourceLocation: Testing.SourceLocation(__uncheckedFileID: "CommandTests/ClockTests.swift", filePath: "/work/main/Tests/CommandTests/ClockTests.swift", line: 27, column: 6),
  parameters: [],
  testFunction: $s12CommandTests05ClockaB0V026rulesForgetNothingUntilTheC10IsAccepted4TestfMp_17Z6be896770e8ba8c9fMu_
)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private static nonisolated let $s12CommandTests05ClockaB0V026rulesForgetNothingUntilTheC10IsAccepted4TestfMp_24accessor6be896770e8ba8c9fMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s12CommandTests05ClockaB0V026rulesForgetNothingUntilTheC10IsAccepted4TestfMp_25generator6be896770e8ba8c9fMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated static let $s12CommandTests05ClockaB0V026rulesForgetNothingUntilTheC10IsAccepted4TestfMp_33testContentRecord6be896770e8ba8c9fMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s12CommandTests05ClockaB0V026rulesForgetNothingUntilTheC10IsAccepted4TestfMp_24accessor6be896770e8ba8c9fMu_($0, $1, $2, $3) },
  0,
  0
)

// original-source-range: /work/main/Tests/CommandTests/ClockTests.swift:47:6-47:6
