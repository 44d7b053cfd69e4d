@available(*, deprecated, message: "This function is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s11DaemonTests0a8ThinningB0V018itWaitsForTheBrakeG17BatteryAndReaders4TestfMp_17Z5f5c490ddb35e302fMu_() async throws -> Void {
  @Sendable func $s11DaemonTests0a8ThinningB0V018itWaitsForTheBrakeG17BatteryAndReaders4TestfMp_7__localfMu0_(_:isolated (any _Concurrency.Actor)?=Testing.__defaultSynchronousIsolationContext) async throws {
    let $s11DaemonTests0a8ThinningB0V018itWaitsForTheBrakeG17BatteryAndReaders4TestfMp_7__localfMu_ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait(DaemonThinningTests())))
    _ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait($s11DaemonTests0a8ThinningB0V018itWaitsForTheBrakeG17BatteryAndReaders4TestfMp_7__localfMu_.itWaitsForTheBrakeTheBatteryAndReaders())))
  }
  try await $s11DaemonTests0a8ThinningB0V018itWaitsForTheBrakeG17BatteryAndReaders4TestfMp_7__localfMu0_()
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s11DaemonTests0a8ThinningB0V018itWaitsForTheBrakeG17BatteryAndReaders4TestfMp_25generator5f5c490ddb35e302fMu_() async -> Testing.Test {
  return .__function(
  named: "itWaitsForTheBrakeTheBatteryAndReaders()",
  in: DaemonThinningTests.self,
  xcTestCompatibleSelector: nil,
  traits: [],sourceLocation: Testing.SourceLocation(__uncheckedFileID: "DaemonTests/DaemonThinningTests.swift", filePath: "/work/main/Tests/DaemonTests/DaemonThinningTests.swift", line: 65, column: 6),
  parameters: [],
  testFunction: $s11DaemonTests0a8ThinningB0V018itWaitsForTheBrakeG17BatteryAndReaders4TestfMp_17Z5f5c490ddb35e302fMu_
)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private static nonisolated let $s11DaemonTests0a8ThinningB0V018itWaitsForTheBrakeG17BatteryAndReaders4TestfMp_24accessor5f5c490ddb35e302fMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s11DaemonTests0a8ThinningB0V018itWaitsForTheBrakeG17BatteryAndReaders4TestfMp_25generator5f5c490ddb35e302fMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated static let $s11DaemonTests0a8ThinningB0V018itWaitsForTheBrakeG17BatteryAndReaders4TestfMp_33testContentRecord5f5c490ddb35e302fMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s11DaemonTests0a8ThinningB0V018itWaitsForTheBrakeG17BatteryAndReaders4TestfMp_24accessor5f5c490ddb35e302fMu_($0, $1, $2, $3) },
  0,
  0
)

// original-source-range: /work/main/Tests/DaemonTests/DaemonThinningTests.swift:83:6-83:6
