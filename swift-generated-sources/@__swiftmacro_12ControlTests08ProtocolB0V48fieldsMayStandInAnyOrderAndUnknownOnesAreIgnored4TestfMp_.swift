@available(*, deprecated, message: "This function is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s12ControlTests08ProtocolB0V48fieldsMayStandInAnyOrderAndUnknownOnesAreIgnored4TestfMp_15Z6ecb05109e43ebfMu_() async throws -> Void {
  @Sendable func $s12ControlTests08ProtocolB0V48fieldsMayStandInAnyOrderAndUnknownOnesAreIgnored4TestfMp_7__localfMu0_(_:isolated (any _Concurrency.Actor)?=Testing.__defaultSynchronousIsolationContext) async throws {
    let $s12ControlTests08ProtocolB0V48fieldsMayStandInAnyOrderAndUnknownOnesAreIgnored4TestfMp_7__localfMu_ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait(ProtocolTests())))
    _ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait($s12ControlTests08ProtocolB0V48fieldsMayStandInAnyOrderAndUnknownOnesAreIgnored4TestfMp_7__localfMu_.fieldsMayStandInAnyOrderAndUnknownOnesAreIgnored())))
  }
  try await $s12ControlTests08ProtocolB0V48fieldsMayStandInAnyOrderAndUnknownOnesAreIgnored4TestfMp_7__localfMu0_()
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s12ControlTests08ProtocolB0V48fieldsMayStandInAnyOrderAndUnknownOnesAreIgnored4TestfMp_23generator6ecb05109e43ebfMu_() async -> Testing.Test {
  return .__function(
  named: "fieldsMayStandInAnyOrderAndUnknownOnesAreIgnored()",
  in: ProtocolTests.self,
  xcTestCompatibleSelector: nil,
  traits: [],sourceLocation: Testing.SourceLocation(__uncheckedFileID: "ControlTests/ProtocolTests.swift", filePath: "/work/main/Tests/ControlTests/ProtocolTests.swift", line: 24, column: 6),
  parameters: [],
  testFunction: $s12ControlTests08ProtocolB0V48fieldsMayStandInAnyOrderAndUnknownOnesAreIgnored4TestfMp_15Z6ecb05109e43ebfMu_
)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private static nonisolated let $s12ControlTests08ProtocolB0V48fieldsMayStandInAnyOrderAndUnknownOnesAreIgnored4TestfMp_22accessor6ecb05109e43ebfMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s12ControlTests08ProtocolB0V48fieldsMayStandInAnyOrderAndUnknownOnesAreIgnored4TestfMp_23generator6ecb05109e43ebfMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated static let $s12ControlTests08ProtocolB0V48fieldsMayStandInAnyOrderAndUnknownOnesAreIgnored4TestfMp_31testContentRecord6ecb05109e43ebfMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s12ControlTests08ProtocolB0V48fieldsMayStandInAnyOrderAndUnknownOnesAreIgnored4TestfMp_22accessor6ecb05109e43ebfMu_($0, $1, $2, $3) },
  0,
  0
)

// original-source-range: /work/main/Tests/ControlTests/ProtocolTests.swift:36:6-36:6
