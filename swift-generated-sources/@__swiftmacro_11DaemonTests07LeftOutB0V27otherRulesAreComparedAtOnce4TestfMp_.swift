@available(*, deprecated, message: "This function is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s11DaemonTests07LeftOutB0V27otherRulesAreComparedAtOnce4TestfMp_16f9abf7e52cdd5e8cfMu_() async throws -> Void {
  @Sendable func $s11DaemonTests07LeftOutB0V27otherRulesAreComparedAtOnce4TestfMp_7__localfMu0_(_:isolated (any _Concurrency.Actor)?=Testing.__defaultSynchronousIsolationContext) async throws {
    let $s11DaemonTests07LeftOutB0V27otherRulesAreComparedAtOnce4TestfMp_7__localfMu_ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait(LeftOutTests())))
    _ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait($s11DaemonTests07LeftOutB0V27otherRulesAreComparedAtOnce4TestfMp_7__localfMu_.otherRulesAreComparedAtOnce())))
  }
  try await $s11DaemonTests07LeftOutB0V27otherRulesAreComparedAtOnce4TestfMp_7__localfMu0_()
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s11DaemonTests07LeftOutB0V27otherRulesAreComparedAtOnce4TestfMp_25generatorf9abf7e52cdd5e8cfMu_() async -> Testing.Test {
  return .__function(
  named: "otherRulesAreComparedAtOnce()",
  in: LeftOutTests.self,
  xcTestCompatibleSelector: nil,
  traits: [.__documentationLine("/// Other rules are followed at once, and until they have been, the daemon does not say that all is well.")],sourceLocation: Testing.SourceLocation(__uncheckedFileID: "DaemonTests/LeftOutTests.swift", filePath: "/work/main/Tests/DaemonTests/LeftOutTests.swift", line: 80, column: 6),
  parameters: [],
  testFunction: $s11DaemonTests07LeftOutB0V27otherRulesAreComparedAtOnce4TestfMp_16f9abf7e52cdd5e8cfMu_
)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private static nonisolated let $s11DaemonTests07LeftOutB0V27otherRulesAreComparedAtOnce4TestfMp_24accessorf9abf7e52cdd5e8cfMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s11DaemonTests07LeftOutB0V27otherRulesAreComparedAtOnce4TestfMp_25generatorf9abf7e52cdd5e8cfMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated static let $s11DaemonTests07LeftOutB0V27otherRulesAreComparedAtOnce4TestfMp_33testContentRecordf9abf7e52cdd5e8cfMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s11DaemonTests07LeftOutB0V27otherRulesAreComparedAtOnce4TestfMp_24accessorf9abf7e52cdd5e8cfMu_($0, $1, $2, $3) },
  0,
  0
)

// original-source-range: /work/main/Tests/DaemonTests/LeftOutTests.swift:100:6-100:6
