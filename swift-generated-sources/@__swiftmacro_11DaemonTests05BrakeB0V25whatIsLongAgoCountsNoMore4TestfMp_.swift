@available(*, deprecated, message: "This function is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s11DaemonTests05BrakeB0V25whatIsLongAgoCountsNoMore4TestfMp_17Z3bce2037bd83b317fMu_() async throws -> Void {
  @Sendable func $s11DaemonTests05BrakeB0V25whatIsLongAgoCountsNoMore4TestfMp_7__localfMu0_(_:isolated (any _Concurrency.Actor)?=Testing.__defaultSynchronousIsolationContext) async throws {
    let $s11DaemonTests05BrakeB0V25whatIsLongAgoCountsNoMore4TestfMp_7__localfMu_ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait(BrakeTests())))
    _ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait($s11DaemonTests05BrakeB0V25whatIsLongAgoCountsNoMore4TestfMp_7__localfMu_.whatIsLongAgoCountsNoMore())))
  }
  try await $s11DaemonTests05BrakeB0V25whatIsLongAgoCountsNoMore4TestfMp_7__localfMu0_()
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s11DaemonTests05BrakeB0V25whatIsLongAgoCountsNoMore4TestfMp_25generator3bce2037bd83b317fMu_() async -> Testing.Test {
  return .__function(
  named: "whatIsLongAgoCountsNoMore()",
  in: BrakeTests.self,
  xcTestCompatibleSelector: nil,
  traits: [],sourceLocation: Testing.SourceLocation(__uncheckedFileID: "DaemonTests/BrakeTests.swift", filePath: "/work/main/Tests/DaemonTests/BrakeTests.swift", line: 32, column: 6),
  parameters: [],
  testFunction: $s11DaemonTests05BrakeB0V25whatIsLongAgoCountsNoMore4TestfMp_17Z3bce2037bd83b317fMu_
)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private static nonisolated let $s11DaemonTests05BrakeB0V25whatIsLongAgoCountsNoMore4TestfMp_24accessor3bce2037bd83b317fMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s11DaemonTests05BrakeB0V25whatIsLongAgoCountsNoMore4TestfMp_25generator3bce2037bd83b317fMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated static let $s11DaemonTests05BrakeB0V25whatIsLongAgoCountsNoMore4TestfMp_33testContentRecord3bce2037bd83b317fMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s11DaemonTests05BrakeB0V25whatIsLongAgoCountsNoMore4TestfMp_24accessor3bce2037bd83b317fMu_($0, $1, $2, $3) },
  0,
  0
)

// original-source-range: /work/main/Tests/DaemonTests/BrakeTests.swift:37:6-37:6
