@available(*, deprecated, message: "This function is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s12CommandTests09WatchHookB0V30failureIsToldOnceAndItsEndSeen4TestfMp_16bb47abe2ea8637c0fMu_() async throws -> Void {
  @Sendable func $s12CommandTests09WatchHookB0V30failureIsToldOnceAndItsEndSeen4TestfMp_7__localfMu0_(_:isolated (any _Concurrency.Actor)?=Testing.__defaultSynchronousIsolationContext) async throws {
    let $s12CommandTests09WatchHookB0V30failureIsToldOnceAndItsEndSeen4TestfMp_7__localfMu_ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait(WatchHookTests())))
    _ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait($s12CommandTests09WatchHookB0V30failureIsToldOnceAndItsEndSeen4TestfMp_7__localfMu_.failureIsToldOnceAndItsEndSeen())))
  }
  try await $s12CommandTests09WatchHookB0V30failureIsToldOnceAndItsEndSeen4TestfMp_7__localfMu0_()
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s12CommandTests09WatchHookB0V30failureIsToldOnceAndItsEndSeen4TestfMp_25generatorbb47abe2ea8637c0fMu_() async -> Testing.Test {
  return .__function(
  named: "failureIsToldOnceAndItsEndSeen()",
  in: WatchHookTests.self,
  xcTestCompatibleSelector: nil,
  traits: [.enabled(if: Machine.canSwitchUser, "needs root and setpriv")],sourceLocation: Testing.SourceLocation(__uncheckedFileID: "CommandTests/WatchHookTests.swift", filePath: "/work/main/Tests/CommandTests/WatchHookTests.swift", line: 67, column: 6),
  parameters: [],
  testFunction: $s12CommandTests09WatchHookB0V30failureIsToldOnceAndItsEndSeen4TestfMp_16bb47abe2ea8637c0fMu_
)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private static nonisolated let $s12CommandTests09WatchHookB0V30failureIsToldOnceAndItsEndSeen4TestfMp_24accessorbb47abe2ea8637c0fMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s12CommandTests09WatchHookB0V30failureIsToldOnceAndItsEndSeen4TestfMp_25generatorbb47abe2ea8637c0fMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated static let $s12CommandTests09WatchHookB0V30failureIsToldOnceAndItsEndSeen4TestfMp_33testContentRecordbb47abe2ea8637c0fMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s12CommandTests09WatchHookB0V30failureIsToldOnceAndItsEndSeen4TestfMp_24accessorbb47abe2ea8637c0fMu_($0, $1, $2, $3) },
  0,
  0
)

// original-source-range: /work/main/Tests/CommandTests/WatchHookTests.swift:86:6-86:6
