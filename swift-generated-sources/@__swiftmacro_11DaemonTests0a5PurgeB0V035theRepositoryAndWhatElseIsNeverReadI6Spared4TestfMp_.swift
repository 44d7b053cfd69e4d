@available(*, deprecated, message: "This function is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s11DaemonTests0a5PurgeB0V035theRepositoryAndWhatElseIsNeverReadI6Spared4TestfMp_16a4651e3cd5224d8efMu_() async throws -> Void {
  @Sendable func $s11DaemonTests0a5PurgeB0V035theRepositoryAndWhatElseIsNeverReadI6Spared4TestfMp_7__localfMu0_(_:isolated (any _Concurrency.Actor)?=Testing.__defaultSynchronousIsolationContext) async throws {
    let $s11DaemonTests0a5PurgeB0V035theRepositoryAndWhatElseIsNeverReadI6Spared4TestfMp_7__localfMu_ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait(DaemonPurgeTests())))
    _ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait($s11DaemonTests0a5PurgeB0V035theRepositoryAndWhatElseIsNeverReadI6Spared4TestfMp_7__localfMu_.theRepositoryAndWhatElseIsNeverReadIsSpared())))
  }
  try await $s11DaemonTests0a5PurgeB0V035theRepositoryAndWhatElseIsNeverReadI6Spared4TestfMp_7__localfMu0_()
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s11DaemonTests0a5PurgeB0V035theRepositoryAndWhatElseIsNeverReadI6Spared4TestfMp_25generatora4651e3cd5224d8efMu_() async -> Testing.Test {
  return .__function(
  named: "theRepositoryAndWhatElseIsNeverReadIsSpared()",
  in: DaemonPurgeTests.self,
  xcTestCompatibleSelector: nil,
  traits: [],sourceLocation: Testing.SourceLocation(__uncheckedFileID: "DaemonTests/DaemonPurgeTests.swift", filePath: "/work/main/Tests/DaemonTests/DaemonPurgeTests.swift", line: 109, column: 6),
  parameters: [],
  testFunction: $s11DaemonTests0a5PurgeB0V035theRepositoryAndWhatElseIsNeverReadI6Spared4TestfMp_16a4651e3cd5224d8efMu_
)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private static nonisolated let $s11DaemonTests0a5PurgeB0V035theRepositoryAndWhatElseIsNeverReadI6Spared4TestfMp_24accessora4651e3cd5224d8efMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s11DaemonTests0a5PurgeB0V035theRepositoryAndWhatElseIsNeverReadI6Spared4TestfMp_25generatora4651e3cd5224d8efMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated static let $s11DaemonTests0a5PurgeB0V035theRepositoryAndWhatElseIsNeverReadI6Spared4TestfMp_33testContentRecorda4651e3cd5224d8efMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s11DaemonTests0a5PurgeB0V035theRepositoryAndWhatElseIsNeverReadI6Spared4TestfMp_24accessora4651e3cd5224d8efMu_($0, $1, $2, $3) },
  0,
  0
)

// original-source-range: /work/main/Tests/DaemonTests/DaemonPurgeTests.swift:118:6-118:6
