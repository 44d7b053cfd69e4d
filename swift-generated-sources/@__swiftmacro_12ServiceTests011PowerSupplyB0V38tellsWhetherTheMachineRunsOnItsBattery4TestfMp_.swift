@available(*, deprecated, message: "This function is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s12ServiceTests011PowerSupplyB0V38tellsWhetherTheMachineRunsOnItsBattery4TestfMp_17Z25665afab7768e99fMu_(machine arg0:Machine) async throws -> Void {
  @Sendable func $s12ServiceTests011PowerSupplyB0V38tellsWhetherTheMachineRunsOnItsBattery4TestfMp_7__localfMu0_(machine arg0:Machine,_:isolated (any _Concurrency.Actor)?=Testing.__defaultSynchronousIsolationContext) async throws {
    let $s12ServiceTests011PowerSupplyB0V38tellsWhetherTheMachineRunsOnItsBattery4TestfMp_7__localfMu_ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait(PowerSupplyTests())))
    _ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait($s12ServiceTests011PowerSupplyB0V38tellsWhetherTheMachineRunsOnItsBattery4TestfMp_7__localfMu_.tellsWhetherTheMachineRunsOnItsBattery(machine: arg0))))
  }
  try await $s12ServiceTests011PowerSupplyB0V38tellsWhetherTheMachineRunsOnItsBattery4TestfMp_7__localfMu0_(machine: arg0)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s12ServiceTests011PowerSupplyB0V38tellsWhetherTheMachineRunsOnItsBattery4TestfMp_25generator25665afab7768e99fMu_() async -> Testing.Test {
  return .__function(
  named: "tellsWhetherTheMachineRunsOnItsBattery(machine:)",
  in: PowerSupplyTests.self,
  xcTestCompatibleSelector: nil,
  traits: [],arguments: {machines},sourceLocation: Testing.SourceLocation(__uncheckedFileID: "ServiceTests/PowerSupplyTests.swift", filePath: "/work/main/Tests/ServiceTests/PowerSupplyTests.swift", line: 43, column: 6),
  parameters: [(firstName: "machine",secondName: nil,type: (Machine).self)],
  testFunction: $s12ServiceTests011PowerSupplyB0V38tellsWhetherTheMachineRunsOnItsBattery4TestfMp_17Z25665afab7768e99fMu_
)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private static nonisolated let $s12ServiceTests011PowerSupplyB0V38tellsWhetherTheMachineRunsOnItsBattery4TestfMp_24accessor25665afab7768e99fMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s12ServiceTests011PowerSupplyB0V38tellsWhetherTheMachineRunsOnItsBattery4TestfMp_25generator25665afab7768e99fMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated static let $s12ServiceTests011PowerSupplyB0V38tellsWhetherTheMachineRunsOnItsBattery4TestfMp_33testContentRecord25665afab7768e99fMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s12ServiceTests011PowerSupplyB0V38tellsWhetherTheMachineRunsOnItsBattery4TestfMp_24accessor25665afab7768e99fMu_($0, $1, $2, $3) },
  0b10,
  0
)

// original-source-range: /work/main/Tests/ServiceTests/PowerSupplyTests.swift:50:6-50:6
