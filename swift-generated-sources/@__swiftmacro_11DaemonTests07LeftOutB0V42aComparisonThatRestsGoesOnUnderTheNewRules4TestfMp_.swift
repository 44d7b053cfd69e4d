@available(*, deprecated, message: "This function is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s11DaemonTests07LeftOutB0V42aComparisonThatRestsGoesOnUnderTheNewRules4TestfMp_17Z1ba17f84d2d60b38fMu_() async throws -> Void {
  @Sendable func $s11DaemonTests07LeftOutB0V42aComparisonThatRestsGoesOnUnderTheNewRules4TestfMp_7__localfMu0_(_:isolated (any _Concurrency.Actor)?=Testing.__defaultSynchronousIsolationContext) async throws {
    let $s11DaemonTests07LeftOutB0V42aComparisonThatRestsGoesOnUnderTheNewRules4TestfMp_7__localfMu_ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait(LeftOutTests())))
    _ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait($s11DaemonTests07LeftOutB0V42aComparisonThatRestsGoesOnUnderTheNewRules4TestfMp_7__localfMu_.aComparisonThatRestsGoesOnUnderTheNewRules())))
  }
  try await $s11DaemonTests07LeftOutB0V42aComparisonThatRestsGoesOnUnderTheNewRules4TestfMp_7__localfMu0_()
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s11DaemonTests07LeftOutB0V42aComparisonThatRestsGoesOnUnderTheNewRules4TestfMp_25generator1ba17f84d2d60b38fMu_() async -> Testing.Test {
  return .__function(
  named: "aComparisonThatRestsGoesOnUnderTheNewRules()",
  in: LeftOutTests.self,
  xcTestCompatibleSelector: nil,
  traits: [.__documentationLine("/// A comparison that rests half-way has directories open that it opened under the old rules.")],sourceLocation: Testing.SourceLocation(__uncheckedFileID: "DaemonTests/LeftOutTests.swift", filePath: "/work/main/Tests/DaemonTests/LeftOutTests.swift", line: 124, column: 6),
  parameters: [],
  testFunction: $s11DaemonTests07LeftOutB0V42aComparisonThatRestsGoesOnUnderTheNewRules4TestfMp_17Z1ba17f84d2d60b38fMu_
)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private static nonisolated let $s11DaemonTests07LeftOutB0V42aComparisonThatRestsGoesOnUnderTheNewRules4TestfMp_24accessor1ba17f84d2d60b38fMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s11DaemonTests07LeftOutB0V42aComparisonThatRestsGoesOnUnderTheNewRules4TestfMp_25generator1ba17f84d2d60b38fMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated static let $s11DaemonTests07LeftOutB0V42aComparisonThatRestsGoesOnUnderTheNewRules4TestfMp_33testContentRecord1ba17f84d2d60b38fMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s11DaemonTests07LeftOutB0V42aComparisonThatRestsGoesOnUnderTheNewRules4TestfMp_24accessor1ba17f84d2d60b38fMu_($0, $1, $2, $3) },
  0,
  0
)

// original-source-range: /work/main/Tests/DaemonTests/LeftOutTests.swift:154:6-154:6
