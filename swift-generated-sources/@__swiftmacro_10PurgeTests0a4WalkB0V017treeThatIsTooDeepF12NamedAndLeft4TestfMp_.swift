@available(*, deprecated, message: "This function is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s10PurgeTests0a4WalkB0V017treeThatIsTooDeepF12NamedAndLeft4TestfMp_16c6a0f18f961ec037fMu_() async throws -> Void {
  @Sendable func $s10PurgeTests0a4WalkB0V017treeThatIsTooDeepF12NamedAndLeft4TestfMp_7__localfMu0_(_:isolated (any _Concurrency.Actor)?=Testing.__defaultSynchronousIsolationContext) async throws {
    let $s10PurgeTests0a4WalkB0V017treeThatIsTooDeepF12NamedAndLeft4TestfMp_7__localfMu_ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait(PurgeWalkTests())))
    _ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait($s10PurgeTests0a4WalkB0V017treeThatIsTooDeepF12NamedAndLeft4TestfMp_7__localfMu_.treeThatIsTooDeepIsNamedAndLeft())))
  }
  try await $s10PurgeTests0a4WalkB0V017treeThatIsTooDeepF12NamedAndLeft4TestfMp_7__localfMu0_()
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s10PurgeTests0a4WalkB0V017treeThatIsTooDeepF12NamedAndLeft4TestfMp_25generatorc6a0f18f961ec037fMu_() async -> Testing.Test {
  return .__function(
  named: "treeThatIsTooDeepIsNamedAndLeft()",
  in: PurgeWalkTests.self,
  xcTestCompatibleSelector: nil,
  traits: [],sourceLocation: Testing.SourceLocation(__uncheckedFileID: "PurgeTests/LeastRecentlyUsedTests.swift", filePath: "/work/main/Tests/PurgeTests/LeastRecentlyUsedTests.swift", line: 95, column: 6),
  parameters: [],
  testFunction: $s10PurgeTests0a4WalkB0V017treeThatIsTooDeepF12NamedAndLeft4TestfMp_16c6a0f18f961ec037fMu_
)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private static nonisolated let $s10PurgeTests0a4WalkB0V017treeThatIsTooDeepF12NamedAndLeft4TestfMp_24accessorc6a0f18f961ec037fMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s10PurgeTests0a4WalkB0V017treeThatIsTooDeepF12NamedAndLeft4TestfMp_25generatorc6a0f18f961ec037fMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated static let $s10PurgeTests0a4WalkB0V017treeThatIsTooDeepF12NamedAndLeft4TestfMp_33testContentRecordc6a0f18f961ec037fMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s10PurgeTests0a4WalkB0V017treeThatIsTooDeepF12NamedAndLeft4TestfMp_24accessorc6a0f18f961ec037fMu_($0, $1, $2, $3) },
  0,
  0
)

// original-source-range: /work/main/Tests/PurgeTests/LeastRecentlyUsedTests.swift:114:6-114:6
