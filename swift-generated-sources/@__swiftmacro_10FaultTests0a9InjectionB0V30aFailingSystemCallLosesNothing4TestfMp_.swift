@available(*, deprecated, message: "This function is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s10FaultTests0a9InjectionB0V30aFailingSystemCallLosesNothing4TestfMp_17Z1026d93fa1188adcfMu_(scenario arg0:FaultScenario) async throws -> Void {
  @Sendable func $s10FaultTests0a9InjectionB0V30aFailingSystemCallLosesNothing4TestfMp_7__localfMu0_(scenario arg0:FaultScenario,_:isolated (any _Concurrency.Actor)?=Testing.__defaultSynchronousIsolationContext) async throws {
    let $s10FaultTests0a9InjectionB0V30aFailingSystemCallLosesNothing4TestfMp_7__localfMu_ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait(FaultInjectionTests())))
    _ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait($s10FaultTests0a9InjectionB0V30aFailingSystemCallLosesNothing4TestfMp_7__localfMu_.aFailingSystemCallLosesNothing(scenario: arg0))))
  }
  try await $s10FaultTests0a9InjectionB0V30aFailingSystemCallLosesNothing4TestfMp_7__localfMu0_(scenario: arg0)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s10FaultTests0a9InjectionB0V30aFailingSystemCallLosesNothing4TestfMp_25generator1026d93fa1188adcfMu_() async -> Testing.Test {
  return .__function(
  named: "aFailingSystemCallLosesNothing(scenario:)",
  in: FaultInjectionTests.self,
  xcTestCompatibleSelector: nil,
  traits: [.enabled(if: Injector.isAllowed, "needs seccomp's user notification")],arguments: {scenarios},sourceLocation: Testing.SourceLocation(__uncheckedFileID: "FaultTests/FaultInjectionTests.swift", filePath: "/work/main/Tests/FaultTests/FaultInjectionTests.swift", line: 28, column: 6),
  parameters: [(firstName: "scenario",secondName: nil,type: (FaultScenario).self)],
  testFunction: $s10FaultTests0a9InjectionB0V30aFailingSystemCallLosesNothing4TestfMp_17Z1026d93fa1188adcfMu_
)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private static nonisolated let $s10FaultTests0a9InjectionB0V30aFailingSystemCallLosesNothing4TestfMp_24accessor1026d93fa1188adcfMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s10FaultTests0a9InjectionB0V30aFailingSystemCallLosesNothing4TestfMp_25generator1026d93fa1188adcfMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated static let $s10FaultTests0a9InjectionB0V30aFailingSystemCallLosesNothing4TestfMp_33testContentRecord1026d93fa1188adcfMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s10FaultTests0a9InjectionB0V30aFailingSystemCallLosesNothing4TestfMp_24accessor1026d93fa1188adcfMu_($0, $1, $2, $3) },
  0b10,
  0
)

// original-source-range: /work/main/Tests/FaultTests/FaultInjectionTests.swift:62:6-62:6
