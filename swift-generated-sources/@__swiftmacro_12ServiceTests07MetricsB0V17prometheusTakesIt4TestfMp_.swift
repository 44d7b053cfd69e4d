@available(*, deprecated, message: "This function is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s12ServiceTests07MetricsB0V17prometheusTakesIt4TestfMp_17Z5ef4e2b685ac6d8ffMu_() async throws -> Void {
  @Sendable func $s12ServiceTests07MetricsB0V17prometheusTakesIt4TestfMp_7__localfMu0_(_:isolated (any _Concurrency.Actor)?=Testing.__defaultSynchronousIsolationContext) async throws {
    let $s12ServiceTests07MetricsB0V17prometheusTakesIt4TestfMp_7__localfMu_ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait(MetricsTests())))
    _ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait($s12ServiceTests07MetricsB0V17prometheusTakesIt4TestfMp_7__localfMu_.prometheusTakesIt())))
  }
  try await $s12ServiceTests07MetricsB0V17prometheusTakesIt4TestfMp_7__localfMu0_()
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s12ServiceTests07MetricsB0V17prometheusTakesIt4TestfMp_25generator5ef4e2b685ac6d8ffMu_() async -> Testing.Test {
  return .__function(
  named: "prometheusTakesIt()",
  in: MetricsTests.self,
  xcTestCompatibleSelector: nil,
  traits: [.enabled(if: access("/usr/bin/promtool", X_OK) == 0, "promtool is not installed")],sourceLocation: Testing.SourceLocation(__uncheckedFileID: "ServiceTests/MetricsTests.swift", filePath: "/work/main/Tests/ServiceTests/MetricsTests.swift", line: 56, column: 6),
  parameters: [],
  testFunction: $s12ServiceTests07MetricsB0V17prometheusTakesIt4TestfMp_17Z5ef4e2b685ac6d8ffMu_
)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private static nonisolated let $s12ServiceTests07MetricsB0V17prometheusTakesIt4TestfMp_24accessor5ef4e2b685ac6d8ffMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s12ServiceTests07MetricsB0V17prometheusTakesIt4TestfMp_25generator5ef4e2b685ac6d8ffMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated static let $s12ServiceTests07MetricsB0V17prometheusTakesIt4TestfMp_33testContentRecord5ef4e2b685ac6d8ffMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s12ServiceTests07MetricsB0V17prometheusTakesIt4TestfMp_24accessor5ef4e2b685ac6d8ffMu_($0, $1, $2, $3) },
  0,
  0
)

// original-source-range: /work/main/Tests/ServiceTests/MetricsTests.swift:64:6-64:6
