@available(*, deprecated, message: "This function is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s12CommandTests08FullDiskB0V01aC26TargetLeavesWholeFilesOnly4TestfMp_17Z130fd373a11b6fc9fMu_() async throws -> Void {
  @Sendable func $s12CommandTests08FullDiskB0V01aC26TargetLeavesWholeFilesOnly4TestfMp_7__localfMu0_(_:isolated (any _Concurrency.Actor)?=Testing.__defaultSynchronousIsolationContext) async throws {
    let $s12CommandTests08FullDiskB0V01aC26TargetLeavesWholeFilesOnly4TestfMp_7__localfMu_ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait(FullDiskTests())))
    _ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait($s12CommandTests08FullDiskB0V01aC26TargetLeavesWholeFilesOnly4TestfMp_7__localfMu_.aFullTargetLeavesWholeFilesOnly())))
  }
  try await $s12CommandTests08FullDiskB0V01aC26TargetLeavesWholeFilesOnly4TestfMp_7__localfMu0_()
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s12CommandTests08FullDiskB0V01aC26TargetLeavesWholeFilesOnly4TestfMp_25generator130fd373a11b6fc9fMu_() async -> Testing.Test {
  return .__function(
  named: "aFullTargetLeavesWholeFilesOnly()",
  in: FullDiskTests.self,
  xcTestCompatibleSelector: nil,
  traits: [.enabled(if: Machine.canMount, "needs root and the right to mount a tmpfs"),.__documentationLine("/// A target without room: nothing half written is left under a name.")],sourceLocation: Testing.SourceLocation(__uncheckedFileID: "CommandTests/FullDiskTests.swift", filePath: "/work/main/Tests/CommandTests/FullDiskTests.swift", line: 39, column: 6),
  parameters: [],
  testFunction: $s12CommandTests08FullDiskB0V01aC26TargetLeavesWholeFilesOnly4TestfMp_17Z130fd373a11b6fc9fMu_
)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private static nonisolated let $s12CommandTests08FullDiskB0V01aC26TargetLeavesWholeFilesOnly4TestfMp_24accessor130fd373a11b6fc9fMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s12CommandTests08FullDiskB0V01aC26TargetLeavesWholeFilesOnly4TestfMp_25generator130fd373a11b6fc9fMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated static let $s12CommandTests08FullDiskB0V01aC26TargetLeavesWholeFilesOnly4TestfMp_33testContentRecord130fd373a11b6fc9fMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s12CommandTests08FullDiskB0V01aC26TargetLeavesWholeFilesOnly4TestfMp_24accessor130fd373a11b6fc9fMu_($0, $1, $2, $3) },
  0,
  0
)

// original-source-range: /work/main/Tests/CommandTests/FullDiskTests.swift:64:6-64:6
