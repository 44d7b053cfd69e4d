@available(*, deprecated, message: "This function is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s12CommandTests05PruneaB0V24deletingWorksOnAFullDisk4TestfMp_17Z14287d1d94bd4704fMu_() async throws -> Void {
  @Sendable func $s12CommandTests05PruneaB0V24deletingWorksOnAFullDisk4TestfMp_7__localfMu0_(_:isolated (any _Concurrency.Actor)?=Testing.__defaultSynchronousIsolationContext) async throws {
    let $s12CommandTests05PruneaB0V24deletingWorksOnAFullDisk4TestfMp_7__localfMu_ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait(PruneCommandTests())))
    _ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait($s12CommandTests05PruneaB0V24deletingWorksOnAFullDisk4TestfMp_7__localfMu_.deletingWorksOnAFullDisk())))
  }
  try await $s12CommandTests05PruneaB0V24deletingWorksOnAFullDisk4TestfMp_7__localfMu0_()
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s12CommandTests05PruneaB0V24deletingWorksOnAFullDisk4TestfMp_25generator14287d1d94bd4704fMu_() async -> Testing.Test {
  return .__function(
  named: "deletingWorksOnAFullDisk()",
  in: PruneCommandTests.self,
  xcTestCompatibleSelector: nil,
  traits: [.enabled(if: Machine.canMount, "needs root and the right to mount a tmpfs"),.__documentationLine("/// Somebody else has filled the disk to the last byte: what is deleted gives space back all the same.")],sourceLocation: Testing.SourceLocation(__uncheckedFileID: "CommandTests/PruneCommandTests.swift", filePath: "/work/main/Tests/CommandTests/PruneCommandTests.swift", line: 188, column: 6),
  parameters: [],
  testFunction: $s12CommandTests05PruneaB0V24deletingWorksOnAFullDisk4TestfMp_17Z14287d1d94bd4704fMu_
)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private static nonisolated let $s12CommandTests05PruneaB0V24deletingWorksOnAFullDisk4TestfMp_24accessor14287d1d94bd4704fMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s12CommandTests05PruneaB0V24deletingWorksOnAFullDisk4TestfMp_25generator14287d1d94bd4704fMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated static let $s12CommandTests05PruneaB0V24deletingWorksOnAFullDisk4TestfMp_33testContentRecord14287d1d94bd4704fMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s12CommandTests05PruneaB0V24deletingWorksOnAFullDisk4TestfMp_24accessor14287d1d94bd4704fMu_($0, $1, $2, $3) },
  0,
  0
)

// original-source-range: /work/main/Tests/CommandTests/PruneCommandTests.swift:209:6-209:6
