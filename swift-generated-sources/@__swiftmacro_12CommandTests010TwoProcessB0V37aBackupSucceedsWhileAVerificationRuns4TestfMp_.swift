@available(*, deprecated, message: "This function is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s12CommandTests010TwoProcessB0V37aBackupSucceedsWhileAVerificationRuns4TestfMp_17Z5fee1e4bfa1941e5fMu_() async throws -> Void {
  @Sendable func $s12CommandTests010TwoProcessB0V37aBackupSucceedsWhileAVerificationRuns4TestfMp_7__localfMu0_(_:isolated (any _Concurrency.Actor)?=Testing.__defaultSynchronousIsolationContext) async throws {
    let $s12CommandTests010TwoProcessB0V37aBackupSucceedsWhileAVerificationRuns4TestfMp_7__localfMu_ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait(TwoProcessTests())))
    _ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait($s12CommandTests010TwoProcessB0V37aBackupSucceedsWhileAVerificationRuns4TestfMp_7__localfMu_.aBackupSucceedsWhileAVerificationRuns())))
  }
  try await $s12CommandTests010TwoProcessB0V37aBackupSucceedsWhileAVerificationRuns4TestfMp_7__localfMu0_()
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s12CommandTests010TwoProcessB0V37aBackupSucceedsWhileAVerificationRuns4TestfMp_25generator5fee1e4bfa1941e5fMu_() async -> Testing.Test {
  return .__function(
  named: "aBackupSucceedsWhileAVerificationRuns()",
  in: TwoProcessTests.self,
  xcTestCompatibleSelector: nil,
  traits: [.__documentationLine("/// A verification takes hours on a large repository: it must not keep backups from their work.")],sourceLocation: Testing.SourceLocation(__uncheckedFileID: "CommandTests/TwoProcessTests.swift", filePath: "/work/main/Tests/CommandTests/TwoProcessTests.swift", line: 62, column: 6),
  parameters: [],
  testFunction: $s12CommandTests010TwoProcessB0V37aBackupSucceedsWhileAVerificationRuns4TestfMp_17Z5fee1e4bfa1941e5fMu_
)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private static nonisolated let $s12CommandTests010TwoProcessB0V37aBackupSucceedsWhileAVerificationRuns4TestfMp_24accessor5fee1e4bfa1941e5fMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s12CommandTests010TwoProcessB0V37aBackupSucceedsWhileAVerificationRuns4TestfMp_25generator5fee1e4bfa1941e5fMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated static let $s12CommandTests010TwoProcessB0V37aBackupSucceedsWhileAVerificationRuns4TestfMp_33testContentRecord5fee1e4bfa1941e5fMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s12CommandTests010TwoProcessB0V37aBackupSucceedsWhileAVerificationRuns4TestfMp_24accessor5fee1e4bfa1941e5fMu_($0, $1, $2, $3) },
  0,
  0
)

// original-source-range: /work/main/Tests/CommandTests/TwoProcessTests.swift:90:6-90:6
