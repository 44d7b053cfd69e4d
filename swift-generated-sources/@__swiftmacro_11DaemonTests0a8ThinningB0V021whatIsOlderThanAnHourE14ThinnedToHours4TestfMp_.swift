@available(*, deprecated, message: "This function is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s11DaemonTests0a8ThinningB0V021whatIsOlderThanAnHourE14ThinnedToHours4TestfMp_16fb57592a00fffc43fMu_() async throws -> Void {
  @Sendable func $s11DaemonTests0a8ThinningB0V021whatIsOlderThanAnHourE14ThinnedToHours4TestfMp_7__localfMu0_(_:isolated (any _Concurrency.Actor)?=Testing.__defaultSynchronousIsolationContext) async throws {
    let $s11DaemonTests0a8ThinningB0V021whatIsOlderThanAnHourE14ThinnedToHours4TestfMp_7__localfMu_ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait(DaemonThinningTests())))
    _ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait($s11DaemonTests0a8ThinningB0V021whatIsOlderThanAnHourE14ThinnedToHours4TestfMp_7__localfMu_.whatIsOlderThanAnHourIsThinnedToHours())))
  }
  try await $s11DaemonTests0a8ThinningB0V021whatIsOlderThanAnHourE14ThinnedToHours4TestfMp_7__localfMu0_()
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s11DaemonTests0a8ThinningB0V021whatIsOlderThanAnHourE14ThinnedToHours4TestfMp_25generatorfb57592a00fffc43fMu_() async -> Testing.Test {
  return .__function(
  named: "whatIsOlderThanAnHourIsThinnedToHours()",
  in: DaemonThinningTests.self,
  xcTestCompatibleSelector: nil,
  traits: [],sourceLocation: Testing.SourceLocation(__uncheckedFileID: "DaemonTests/DaemonThinningTests.swift", filePath: "/work/main/Tests/DaemonTests/DaemonThinningTests.swift", line: 43, column: 6),
  parameters: [],
  testFunction: $s11DaemonTests0a8ThinningB0V021whatIsOlderThanAnHourE14ThinnedToHours4TestfMp_16fb57592a00fffc43fMu_
)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private static nonisolated let $s11DaemonTests0a8ThinningB0V021whatIsOlderThanAnHourE14ThinnedToHours4TestfMp_24accessorfb57592a00fffc43fMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s11DaemonTests0a8ThinningB0V021whatIsOlderThanAnHourE14ThinnedToHours4TestfMp_25generatorfb57592a00fffc43fMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated static let $s11DaemonTests0a8ThinningB0V021whatIsOlderThanAnHourE14ThinnedToHours4TestfMp_33testContentRecordfb57592a00fffc43fMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s11DaemonTests0a8ThinningB0V021whatIsOlderThanAnHourE14ThinnedToHours4TestfMp_24accessorfb57592a00fffc43fMu_($0, $1, $2, $3) },
  0,
  0
)

// original-source-range: /work/main/Tests/DaemonTests/DaemonThinningTests.swift:63:6-63:6
