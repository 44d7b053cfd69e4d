@available(*, deprecated, message: "This function is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s11DaemonTests05BrakeB0V027roundsAddUpWithinTheTimeAndh12CommitBeforeH11FirstIsGood4TestfMp_17Z98c06624e3c64fe7fMu_() async throws -> Void {
  @Sendable func $s11DaemonTests05BrakeB0V027roundsAddUpWithinTheTimeAndh12CommitBeforeH11FirstIsGood4TestfMp_7__localfMu0_(_:isolated (any _Concurrency.Actor)?=Testing.__defaultSynchronousIsolationContext) async throws {
    let $s11DaemonTests05BrakeB0V027roundsAddUpWithinTheTimeAndh12CommitBeforeH11FirstIsGood4TestfMp_7__localfMu_ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait(BrakeTests())))
    _ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait($s11DaemonTests05BrakeB0V027roundsAddUpWithinTheTimeAndh12CommitBeforeH11FirstIsGood4TestfMp_7__localfMu_.roundsAddUpWithinTheTimeAndTheCommitBeforeTheFirstIsGood())))
  }
  try await $s11DaemonTests05BrakeB0V027roundsAddUpWithinTheTimeAndh12CommitBeforeH11FirstIsGood4TestfMp_7__localfMu0_()
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s11DaemonTests05BrakeB0V027roundsAddUpWithinTheTimeAndh12CommitBeforeH11FirstIsGood4TestfMp_25generator98c06624e3c64fe7fMu_() async -> Testing.Test {
  return .__function(
  named: "roundsAddUpWithinTheTimeAndTheCommitBeforeTheFirstIsGood()",
  in: BrakeTests.self,
  xcTestCompatibleSelector: nil,
  traits: [],sourceLocation: Testing.SourceLocation(__uncheckedFileID: "DaemonTests/BrakeTests.swift", filePath: "/work/main/Tests/DaemonTests/BrakeTests.swift", line: 22, column: 6),
  parameters: [],
  testFunction: $s11DaemonTests05BrakeB0V027roundsAddUpWithinTheTimeAndh12CommitBeforeH11FirstIsGood4TestfMp_17Z98c06624e3c64fe7fMu_
)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private static nonisolated let $s11DaemonTests05BrakeB0V027roundsAddUpWithinTheTimeAndh12CommitBeforeH11FirstIsGood4TestfMp_24accessor98c06624e3c64fe7fMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s11DaemonTests05BrakeB0V027roundsAddUpWithinTheTimeAndh12CommitBeforeH11FirstIsGood4TestfMp_25generator98c06624e3c64fe7fMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated static let $s11DaemonTests05BrakeB0V027roundsAddUpWithinTheTimeAndh12CommitBeforeH11FirstIsGood4TestfMp_33testContentRecord98c06624e3c64fe7fMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s11DaemonTests05BrakeB0V027roundsAddUpWithinTheTimeAndh12CommitBeforeH11FirstIsGood4TestfMp_24accessor98c06624e3c64fe7fMu_($0, $1, $2, $3) },
  0,
  0
)

// original-source-range: /work/main/Tests/DaemonTests/BrakeTests.swift:30:6-30:6
