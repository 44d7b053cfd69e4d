@available(*, deprecated, message: "This function is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s10WatchTests09RuleModelB0V34flagOfTheInodeIsLookedAtNowAndThen4TestfMp_17Z144a17863e5e7afffMu_() async throws -> Void {
  @Sendable func $s10WatchTests09RuleModelB0V34flagOfTheInodeIsLookedAtNowAndThen4TestfMp_7__localfMu0_(_:isolated (any _Concurrency.Actor)?=Testing.__defaultSynchronousIsolationContext) async throws {
    let $s10WatchTests09RuleModelB0V34flagOfTheInodeIsLookedAtNowAndThen4TestfMp_7__localfMu_ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait(RuleModelTests())))
    _ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait($s10WatchTests09RuleModelB0V34flagOfTheInodeIsLookedAtNowAndThen4TestfMp_7__localfMu_.flagOfTheInodeIsLookedAtNowAndThen())))
  }
  try await $s10WatchTests09RuleModelB0V34flagOfTheInodeIsLookedAtNowAndThen4TestfMp_7__localfMu0_()
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s10WatchTests09RuleModelB0V34flagOfTheInodeIsLookedAtNowAndThen4TestfMp_25generator144a17863e5e7afffMu_() async -> Testing.Test {
  return .__function(
  named: "flagOfTheInodeIsLookedAtNowAndThen()",
  in: RuleModelTests.self,
  xcTestCompatibleSelector: nil,
  traits: [.__documentationLine("/// No event tells that the inode's flag was taken away: whoever marked directories by it is looked at now and then, and costs nothing else.")],sourceLocation: Testing.SourceLocation(__uncheckedFileID: "WatchTests/RuleModelTests.swift", filePath: "/work/main/Tests/WatchTests/RuleModelTests.swift", line: 177, column: 6),
  parameters: [],
  testFunction: $s10WatchTests09RuleModelB0V34flagOfTheInodeIsLookedAtNowAndThen4TestfMp_17Z144a17863e5e7afffMu_
)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private static nonisolated let $s10WatchTests09RuleModelB0V34flagOfTheInodeIsLookedAtNowAndThen4TestfMp_24accessor144a17863e5e7afffMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s10WatchTests09RuleModelB0V34flagOfTheInodeIsLookedAtNowAndThen4TestfMp_25generator144a17863e5e7afffMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated static let $s10WatchTests09RuleModelB0V34flagOfTheInodeIsLookedAtNowAndThen4TestfMp_33testContentRecord144a17863e5e7afffMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s10WatchTests09RuleModelB0V34flagOfTheInodeIsLookedAtNowAndThen4TestfMp_24accessor144a17863e5e7afffMu_($0, $1, $2, $3) },
  0,
  0
)

// original-source-range: /work/main/Tests/WatchTests/RuleModelTests.swift:191:6-191:6
