@available(*, deprecated, message: "This function is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s12CommandTests09WatchHookB0V22figuresAppearAndGoAway4TestfMp_16a4422d96cd655c27fMu_() async throws -> Void {
  @Sendable func $s12CommandTests09WatchHookB0V22figuresAppearAndGoAway4TestfMp_7__localfMu0_(_:isolated (any _Concurrency.Actor)?=Testing.__defaultSynchronousIsolationContext) async throws {
    let $s12CommandTests09WatchHookB0V22figuresAppearAndGoAway4TestfMp_7__localfMu_ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait(WatchHookTests())))
    _ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait($s12CommandTests09WatchHookB0V22figuresAppearAndGoAway4TestfMp_7__localfMu_.figuresAppearAndGoAway())))
  }
  try await $s12CommandTests09WatchHookB0V22figuresAppearAndGoAway4TestfMp_7__localfMu0_()
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s12CommandTests09WatchHookB0V22figuresAppearAndGoAway4TestfMp_25generatora4422d96cd655c27fMu_() async -> Testing.Test {
  return .__function(
  named: "figuresAppearAndGoAway()",
  in: WatchHookTests.self,
  xcTestCompatibleSelector: nil,
  traits: [],sourceLocation: Testing.SourceLocation(__uncheckedFileID: "CommandTests/WatchHookTests.swift", filePath: "/work/main/Tests/CommandTests/WatchHookTests.swift", line: 124, column: 6),
  parameters: [],
  testFunction: $s12CommandTests09WatchHookB0V22figuresAppearAndGoAway4TestfMp_16a4422d96cd655c27fMu_
)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private static nonisolated let $s12CommandTests09WatchHookB0V22figuresAppearAndGoAway4TestfMp_24accessora4422d96cd655c27fMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s12CommandTests09WatchHookB0V22figuresAppearAndGoAway4TestfMp_25generatora4422d96cd655c27fMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated static let $s12CommandTests09WatchHookB0V22figuresAppearAndGoAway4TestfMp_33testContentRecorda4422d96cd655c27fMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s12CommandTests09WatchHookB0V22figuresAppearAndGoAway4TestfMp_24accessora4422d96cd655c27fMu_($0, $1, $2, $3) },
  0,
  0
)

// original-source-range: /work/main/Tests/CommandTests/WatchHookTests.swift:140:6-140:6
