@available(*, deprecated, message: "This function is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s11DaemonTests0a6GrowthB0V31oneThatOnlyAddsTakesNothingAway4TestfMp_17Z626c8ad2584e13e5fMu_() async throws -> Void {
  @Sendable func $s11DaemonTests0a6GrowthB0V31oneThatOnlyAddsTakesNothingAway4TestfMp_7__localfMu0_(_:isolated (any _Concurrency.Actor)?=Testing.__defaultSynchronousIsolationContext) async throws {
    let $s11DaemonTests0a6GrowthB0V31oneThatOnlyAddsTakesNothingAway4TestfMp_7__localfMu_ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait(DaemonGrowthTests())))
    _ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait($s11DaemonTests0a6GrowthB0V31oneThatOnlyAddsTakesNothingAway4TestfMp_7__localfMu_.oneThatOnlyAddsTakesNothingAway())))
  }
  try await $s11DaemonTests0a6GrowthB0V31oneThatOnlyAddsTakesNothingAway4TestfMp_7__localfMu0_()
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s11DaemonTests0a6GrowthB0V31oneThatOnlyAddsTakesNothingAway4TestfMp_25generator626c8ad2584e13e5fMu_() async -> Testing.Test {
  return .__function(
  named: "oneThatOnlyAddsTakesNothingAway()",
  in: DaemonGrowthTests.self,
  xcTestCompatibleSelector: nil,
  traits: [],sourceLocation: Testing.SourceLocation(__uncheckedFileID: "DaemonTests/DaemonGrowthTests.swift", filePath: "/work/main/Tests/DaemonTests/DaemonGrowthTests.swift", line: 80, column: 6),
  parameters: [],
  testFunction: $s11DaemonTests0a6GrowthB0V31oneThatOnlyAddsTakesNothingAway4TestfMp_17Z626c8ad2584e13e5fMu_
)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private static nonisolated let $s11DaemonTests0a6GrowthB0V31oneThatOnlyAddsTakesNothingAway4TestfMp_24accessor626c8ad2584e13e5fMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s11DaemonTests0a6GrowthB0V31oneThatOnlyAddsTakesNothingAway4TestfMp_25generator626c8ad2584e13e5fMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated static let $s11DaemonTests0a6GrowthB0V31oneThatOnlyAddsTakesNothingAway4TestfMp_33testContentRecord626c8ad2584e13e5fMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s11DaemonTests0a6GrowthB0V31oneThatOnlyAddsTakesNothingAway4TestfMp_24accessor626c8ad2584e13e5fMu_($0, $1, $2, $3) },
  0,
  0
)

// original-source-range: /work/main/Tests/DaemonTests/DaemonGrowthTests.swift:98:6-98:6
