@available(*, deprecated, message: "This function is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s17WatchCommandTests04RuleC0V029theFlagOfTheInodeIsSeenWhenItJ7Cleared4TestfMp_17Z350855516399633dfMu_() async throws -> Void {
  @Sendable func $s17WatchCommandTests04RuleC0V029theFlagOfTheInodeIsSeenWhenItJ7Cleared4TestfMp_7__localfMu0_(_:isolated (any _Concurrency.Actor)?=Testing.__defaultSynchronousIsolationContext) async throws {
    let $s17WatchCommandTests04RuleC0V029theFlagOfTheInodeIsSeenWhenItJ7Cleared4TestfMp_7__localfMu_ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait(RuleTests())))
    _ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait($s17WatchCommandTests04RuleC0V029theFlagOfTheInodeIsSeenWhenItJ7Cleared4TestfMp_7__localfMu_.theFlagOfTheInodeIsSeenWhenItIsCleared())))
  }
  try await $s17WatchCommandTests04RuleC0V029theFlagOfTheInodeIsSeenWhenItJ7Cleared4TestfMp_7__localfMu0_()
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s17WatchCommandTests04RuleC0V029theFlagOfTheInodeIsSeenWhenItJ7Cleared4TestfMp_25generator350855516399633dfMu_() async -> Testing.Test {
  return .__function(
  named: "theFlagOfTheInodeIsSeenWhenItIsCleared()",
  in: RuleTests.self,
  xcTestCompatibleSelector: nil,
  traits: [.enabled(if: Tool.noDump, "needs a file system and the right to set the inode's flag d"),.__documentationLine("/// No event tells that the inode's flag was cleared: it is looked at every ten seconds.")],sourceLocation: Testing.SourceLocation(__uncheckedFileID: "WatchCommandTests/RuleTests.swift", filePath: "/work/main/Tests/WatchCommandTests/RuleTests.swift", line: 126, column: 6),
  parameters: [],
  testFunction: $s17WatchCommandTests04RuleC0V029theFlagOfTheInodeIsSeenWhenItJ7Cleared4TestfMp_17Z350855516399633dfMu_
)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private static nonisolated let $s17WatchCommandTests04RuleC0V029theFlagOfTheInodeIsSeenWhenItJ7Cleared4TestfMp_24accessor350855516399633dfMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s17WatchCommandTests04RuleC0V029theFlagOfTheInodeIsSeenWhenItJ7Cleared4TestfMp_25generator350855516399633dfMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated static let $s17WatchCommandTests04RuleC0V029theFlagOfTheInodeIsSeenWhenItJ7Cleared4TestfMp_33testContentRecord350855516399633dfMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s17WatchCommandTests04RuleC0V029theFlagOfTheInodeIsSeenWhenItJ7Cleared4TestfMp_24accessor350855516399633dfMu_($0, $1, $2, $3) },
  0,
  0
)

// original-source-range: /work/main/Tests/WatchCommandTests/RuleTests.swift:140:6-140:6
