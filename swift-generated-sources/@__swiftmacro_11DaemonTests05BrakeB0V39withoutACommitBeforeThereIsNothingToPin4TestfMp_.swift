@available(*, deprecated, message: "This function is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s11DaemonTests05BrakeB0V39withoutACommitBeforeThereIsNothingToPin4TestfMp_16Z9dbf86669a98d21fMu_() async throws -> Void {
  @Sendable func $s11DaemonTests05BrakeB0V39withoutACommitBeforeThereIsNothingToPin4TestfMp_7__localfMu0_(_:isolated (any _Concurrency.Actor)?=Testing.__defaultSynchronousIsolationContext) async throws {
    let $s11DaemonTests05BrakeB0V39withoutACommitBeforeThereIsNothingToPin4TestfMp_7__localfMu_ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait(BrakeTests())))
    _ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait($s11DaemonTests05BrakeB0V39withoutACommitBeforeThereIsNothingToPin4TestfMp_7__localfMu_.withoutACommitBeforeThereIsNothingToPin())))
  }
  try await $s11DaemonTests05BrakeB0V39withoutACommitBeforeThereIsNothingToPin4TestfMp_7__localfMu0_()
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s11DaemonTests05BrakeB0V39withoutACommitBeforeThereIsNothingToPin4TestfMp_24generator9dbf86669a98d21fMu_() async -> Testing.Test {
  return .__function(
  named: "withoutACommitBeforeThereIsNothingToPin()",
  in: BrakeTests.self,
  xcTestCompatibleSelector: nil,
  traits: [],sourceLocation: Testing.SourceLocation(__uncheckedFileID: "DaemonTests/BrakeTests.swift", filePath: "/work/main/Tests/DaemonTests/BrakeTests.swift", line: 48, column: 6),
  parameters: [],
  testFunction: $s11DaemonTests05BrakeB0V39withoutACommitBeforeThereIsNothingToPin4TestfMp_16Z9dbf86669a98d21fMu_
)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private static nonisolated let $s11DaemonTests05BrakeB0V39withoutACommitBeforeThereIsNothingToPin4TestfMp_23accessor9dbf86669a98d21fMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s11DaemonTests05BrakeB0V39withoutACommitBeforeThereIsNothingToPin4TestfMp_24generator9dbf86669a98d21fMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated static let $s11DaemonTests05BrakeB0V39withoutACommitBeforeThereIsNothingToPin4TestfMp_32testContentRecord9dbf86669a98d21fMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s11DaemonTests05BrakeB0V39withoutACommitBeforeThereIsNothingToPin4TestfMp_23accessor9dbf86669a98d21fMu_($0, $1, $2, $3) },
  0,
  0
)

// original-source-range: /work/main/Tests/DaemonTests/BrakeTests.swift:51:6-51:6
