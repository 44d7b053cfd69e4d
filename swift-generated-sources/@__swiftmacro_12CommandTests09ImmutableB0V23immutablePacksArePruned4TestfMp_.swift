@available(*, deprecated, message: "This function is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s12CommandTests09ImmutableB0V23immutablePacksArePruned4TestfMp_17Z7ca89ff9366a134cfMu_() async throws -> Void {
  @Sendable func $s12CommandTests09ImmutableB0V23immutablePacksArePruned4TestfMp_7__localfMu0_(_:isolated (any _Concurrency.Actor)?=Testing.__defaultSynchronousIsolationContext) async throws {
    let $s12CommandTests09ImmutableB0V23immutablePacksArePruned4TestfMp_7__localfMu_ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait(ImmutableTests())))
    _ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait($s12CommandTests09ImmutableB0V23immutablePacksArePruned4TestfMp_7__localfMu_.immutablePacksArePruned())))
  }
  try await $s12CommandTests09ImmutableB0V23immutablePacksArePruned4TestfMp_7__localfMu0_()
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s12CommandTests09ImmutableB0V23immutablePacksArePruned4TestfMp_25generator7ca89ff9366a134cfMu_() async -> Testing.Test {
  return .__function(
  named: "immutablePacksArePruned()",
  in: ImmutableTests.self,
  xcTestCompatibleSelector: nil,
  traits: [.enabled(
            if: hasAttributes && (LoopDisk.hasXFS || LoopDisk.hasBtrfs), "needs root, a loop device, mkfs.xfs or mkfs.btrfs, and chattr: immutable files")],sourceLocation: Testing.SourceLocation(__uncheckedFileID: "CommandTests/ImmutableTests.swift", filePath: "/work/main/Tests/CommandTests/ImmutableTests.swift", line: 40, column: 6),
  parameters: [],
  testFunction: $s12CommandTests09ImmutableB0V23immutablePacksArePruned4TestfMp_17Z7ca89ff9366a134cfMu_
)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private static nonisolated let $s12CommandTests09ImmutableB0V23immutablePacksArePruned4TestfMp_24accessor7ca89ff9366a134cfMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s12CommandTests09ImmutableB0V23immutablePacksArePruned4TestfMp_25generator7ca89ff9366a134cfMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated static let $s12CommandTests09ImmutableB0V23immutablePacksArePruned4TestfMp_33testContentRecord7ca89ff9366a134cfMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s12CommandTests09ImmutableB0V23immutablePacksArePruned4TestfMp_24accessor7ca89ff9366a134cfMu_($0, $1, $2, $3) },
  0,
  0
)

// original-source-range: /work/main/Tests/CommandTests/ImmutableTests.swift:60:6-60:6
