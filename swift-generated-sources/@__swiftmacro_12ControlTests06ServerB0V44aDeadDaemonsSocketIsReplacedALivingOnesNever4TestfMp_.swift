@available(*, deprecated, message: "This function is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s12ControlTests06ServerB0V44aDeadDaemonsSocketIsReplacedALivingOnesNever4TestfMp_17Z6170c59242bcfb69fMu_() async throws -> Void {
  @Sendable func $s12ControlTests06ServerB0V44aDeadDaemonsSocketIsReplacedALivingOnesNever4TestfMp_7__localfMu0_(_:isolated (any _Concurrency.Actor)?=Testing.__defaultSynchronousIsolationContext) async throws {
    let $s12ControlTests06ServerB0V44aDeadDaemonsSocketIsReplacedALivingOnesNever4TestfMp_7__localfMu_ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait(ServerTests())))
    _ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait($s12ControlTests06ServerB0V44aDeadDaemonsSocketIsReplacedALivingOnesNever4TestfMp_7__localfMu_.aDeadDaemonsSocketIsReplacedALivingOnesNever())))
  }
  try await $s12ControlTests06ServerB0V44aDeadDaemonsSocketIsReplacedALivingOnesNever4TestfMp_7__localfMu0_()
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s12ControlTests06ServerB0V44aDeadDaemonsSocketIsReplacedALivingOnesNever4TestfMp_25generator6170c59242bcfb69fMu_() async -> Testing.Test {
  return .__function(
  named: "aDeadDaemonsSocketIsReplacedALivingOnesNever()",
  in: ServerTests.self,
  xcTestCompatibleSelector: nil,
  traits: [],sourceLocation: Testing.SourceLocation(__uncheckedFileID: "ControlTests/ServerTests.swift", filePath: "/work/main/Tests/ControlTests/ServerTests.swift", line: 102, column: 6),
  parameters: [],
  testFunction: $s12ControlTests06ServerB0V44aDeadDaemonsSocketIsReplacedALivingOnesNever4TestfMp_17Z6170c59242bcfb69fMu_
)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private static nonisolated let $s12ControlTests06ServerB0V44aDeadDaemonsSocketIsReplacedALivingOnesNever4TestfMp_24accessor6170c59242bcfb69fMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s12ControlTests06ServerB0V44aDeadDaemonsSocketIsReplacedALivingOnesNever4TestfMp_25generator6170c59242bcfb69fMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated static let $s12ControlTests06ServerB0V44aDeadDaemonsSocketIsReplacedALivingOnesNever4TestfMp_33testContentRecord6170c59242bcfb69fMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s12ControlTests06ServerB0V44aDeadDaemonsSocketIsReplacedALivingOnesNever4TestfMp_24accessor6170c59242bcfb69fMu_($0, $1, $2, $3) },
  0,
  0
)

// original-source-range: /work/main/Tests/ControlTests/ServerTests.swift:125:6-125:6
