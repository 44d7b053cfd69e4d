@available(*, deprecated, message: "This function is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s17WatchCommandTests04RuleC0V013whatIsLeftOutF10NotWatched4TestfMp_16f560197a3ba9fe50fMu_() async throws -> Void {
  @Sendable func $s17WatchCommandTests04RuleC0V013whatIsLeftOutF10NotWatched4TestfMp_7__localfMu0_(_:isolated (any _Concurrency.Actor)?=Testing.__defaultSynchronousIsolationContext) async throws {
    let $s17WatchCommandTests04RuleC0V013whatIsLeftOutF10NotWatched4TestfMp_7__localfMu_ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait(RuleTests())))
    _ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait($s17WatchCommandTests04RuleC0V013whatIsLeftOutF10NotWatched4TestfMp_7__localfMu_.whatIsLeftOutIsNotWatched())))
  }
  try await $s17WatchCommandTests04RuleC0V013whatIsLeftOutF10NotWatched4TestfMp_7__localfMu0_()
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s17WatchCommandTests04RuleC0V013whatIsLeftOutF10NotWatched4TestfMp_25generatorf560197a3ba9fe50fMu_() async -> Testing.Test {
  return .__function(
  named: "whatIsLeftOutIsNotWatched()",
  in: RuleTests.self,
  xcTestCompatibleSelector: nil,
  traits: [.__documentationLine("/// A thousand directories that are left out cost one watch, or none.")],sourceLocation: Testing.SourceLocation(__uncheckedFileID: "WatchCommandTests/RuleTests.swift", filePath: "/work/main/Tests/WatchCommandTests/RuleTests.swift", line: 104, column: 6),
  parameters: [],
  testFunction: $s17WatchCommandTests04RuleC0V013whatIsLeftOutF10NotWatched4TestfMp_16f560197a3ba9fe50fMu_
)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private static nonisolated let $s17WatchCommandTests04RuleC0V013whatIsLeftOutF10NotWatched4TestfMp_24accessorf560197a3ba9fe50fMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s17WatchCommandTests04RuleC0V013whatIsLeftOutF10NotWatched4TestfMp_25generatorf560197a3ba9fe50fMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated static let $s17WatchCommandTests04RuleC0V013whatIsLeftOutF10NotWatched4TestfMp_33testContentRecordf560197a3ba9fe50fMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s17WatchCommandTests04RuleC0V013whatIsLeftOutF10NotWatched4TestfMp_24accessorf560197a3ba9fe50fMu_($0, $1, $2, $3) },
  0,
  0
)

// original-source-range: /work/main/Tests/WatchCommandTests/RuleTests.swift:123:6-123:6
