@available(*, deprecated, message: "This function is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s10PruneTestsAAV37withoutRoomDeadPacksGoAndTheRestWaits4TestfMp_17Z12164b99311877c1fMu_() async throws -> Void {
  @Sendable func $s10PruneTestsAAV37withoutRoomDeadPacksGoAndTheRestWaits4TestfMp_7__localfMu0_(_:isolated (any _Concurrency.Actor)?=Testing.__defaultSynchronousIsolationContext) async throws {
    let $s10PruneTestsAAV37withoutRoomDeadPacksGoAndTheRestWaits4TestfMp_7__localfMu_ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait(PruneTests())))
    _ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait($s10PruneTestsAAV37withoutRoomDeadPacksGoAndTheRestWaits4TestfMp_7__localfMu_.withoutRoomDeadPacksGoAndTheRestWaits())))
  }
  try await $s10PruneTestsAAV37withoutRoomDeadPacksGoAndTheRestWaits4TestfMp_7__localfMu0_()
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s10PruneTestsAAV37withoutRoomDeadPacksGoAndTheRestWaits4TestfMp_25generator12164b99311877c1fMu_() async -> Testing.Test {
  return .__function(
  named: "withoutRoomDeadPacksGoAndTheRestWaits()",
  in: PruneTests.self,
  xcTestCompatibleSelector: nil,
  traits: [],sourceLocation: Testing.SourceLocation(__uncheckedFileID: "PruneTests/PruneTests.swift", filePath: "/work/main/Tests/PruneTests/PruneTests.swift", line: 198, column: 6),
  parameters: [],
  testFunction: $s10PruneTestsAAV37withoutRoomDeadPacksGoAndTheRestWaits4TestfMp_17Z12164b99311877c1fMu_
)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private static nonisolated let $s10PruneTestsAAV37withoutRoomDeadPacksGoAndTheRestWaits4TestfMp_24accessor12164b99311877c1fMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s10PruneTestsAAV37withoutRoomDeadPacksGoAndTheRestWaits4TestfMp_25generator12164b99311877c1fMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated static let $s10PruneTestsAAV37withoutRoomDeadPacksGoAndTheRestWaits4TestfMp_33testContentRecord12164b99311877c1fMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s10PruneTestsAAV37withoutRoomDeadPacksGoAndTheRestWaits4TestfMp_24accessor12164b99311877c1fMu_($0, $1, $2, $3) },
  0,
  0
)

// original-source-range: /work/main/Tests/PruneTests/PruneTests.swift:210:6-210:6
