@available(*, deprecated, message: "This function is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s11DaemonTests0a10SimulationB0V24nothingIsMissedInSilence4TestfMp_16Z228e5fae13fc58afMu_(batch arg0:Int) async throws -> Void {
  @Sendable func $s11DaemonTests0a10SimulationB0V24nothingIsMissedInSilence4TestfMp_7__localfMu0_(batch arg0:Int,_:isolated (any _Concurrency.Actor)?=Testing.__defaultSynchronousIsolationContext) async throws {
    let $s11DaemonTests0a10SimulationB0V24nothingIsMissedInSilence4TestfMp_7__localfMu_ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait(DaemonSimulationTests())))
    _ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait($s11DaemonTests0a10SimulationB0V24nothingIsMissedInSilence4TestfMp_7__localfMu_.nothingIsMissedInSilence(batch: arg0))))
  }
  try await $s11DaemonTests0a10SimulationB0V24nothingIsMissedInSilence4TestfMp_7__localfMu0_(batch: arg0)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s11DaemonTests0a10SimulationB0V24nothingIsMissedInSilence4TestfMp_24generator228e5fae13fc58afMu_() async -> Testing.Test {
  return .__function(
  named: "nothingIsMissedInSilence(batch:)",
  in: DaemonSimulationTests.self,
  xcTestCompatibleSelector: nil,
  traits: [],arguments: {0..<batches},sourceLocation: Testing.SourceLocation(__uncheckedFileID: "DaemonTests/DaemonSimulationTests.swift", filePath: "/work/main/Tests/DaemonTests/DaemonSimulationTests.swift", line: 12, column: 6),
  parameters: [(firstName: "batch",secondName: nil,type: (Int).self)],
  testFunction: $s11DaemonTests0a10SimulationB0V24nothingIsMissedInSilence4TestfMp_16Z228e5fae13fc58afMu_
)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private static nonisolated let $s11DaemonTests0a10SimulationB0V24nothingIsMissedInSilence4TestfMp_23accessor228e5fae13fc58afMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s11DaemonTests0a10SimulationB0V24nothingIsMissedInSilence4TestfMp_24generator228e5fae13fc58afMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated static let $s11DaemonTests0a10SimulationB0V24nothingIsMissedInSilence4TestfMp_32testContentRecord228e5fae13fc58afMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s11DaemonTests0a10SimulationB0V24nothingIsMissedInSilence4TestfMp_23accessor228e5fae13fc58afMu_($0, $1, $2, $3) },
  0b10,
  0
)

// original-source-range: /work/main/Tests/DaemonTests/DaemonSimulationTests.swift:13:77-13:77
