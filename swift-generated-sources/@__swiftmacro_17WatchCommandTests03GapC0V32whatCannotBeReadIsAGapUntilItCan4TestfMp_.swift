@available(*, deprecated, message: "This function is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s17WatchCommandTests03GapC0V32whatCannotBeReadIsAGapUntilItCan4TestfMp_17Z834868e5bbb527e8fMu_() async throws -> Void {
  @Sendable func $s17WatchCommandTests03GapC0V32whatCannotBeReadIsAGapUntilItCan4TestfMp_7__localfMu0_(_:isolated (any _Concurrency.Actor)?=Testing.__defaultSynchronousIsolationContext) async throws {
    let $s17WatchCommandTests03GapC0V32whatCannotBeReadIsAGapUntilItCan4TestfMp_7__localfMu_ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait(GapTests())))
    _ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait($s17WatchCommandTests03GapC0V32whatCannotBeReadIsAGapUntilItCan4TestfMp_7__localfMu_.whatCannotBeReadIsAGapUntilItCan())))
  }
  try await $s17WatchCommandTests03GapC0V32whatCannotBeReadIsAGapUntilItCan4TestfMp_7__localfMu0_()
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s17WatchCommandTests03GapC0V32whatCannotBeReadIsAGapUntilItCan4TestfMp_25generator834868e5bbb527e8fMu_() async -> Testing.Test {
  return .__function(
  named: "whatCannotBeReadIsAGapUntilItCan()",
  in: GapTests.self,
  xcTestCompatibleSelector: nil,
  traits: [.enabled(if: Machine.canSwitchUser, "needs root and setpriv")],sourceLocation: Testing.SourceLocation(__uncheckedFileID: "WatchCommandTests/GapTests.swift", filePath: "/work/main/Tests/WatchCommandTests/GapTests.swift", line: 107, column: 6),
  parameters: [],
  testFunction: $s17WatchCommandTests03GapC0V32whatCannotBeReadIsAGapUntilItCan4TestfMp_17Z834868e5bbb527e8fMu_
)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private static nonisolated let $s17WatchCommandTests03GapC0V32whatCannotBeReadIsAGapUntilItCan4TestfMp_24accessor834868e5bbb527e8fMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s17WatchCommandTests03GapC0V32whatCannotBeReadIsAGapUntilItCan4TestfMp_25generator834868e5bbb527e8fMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated static let $s17WatchCommandTests03GapC0V32whatCannotBeReadIsAGapUntilItCan4TestfMp_33testContentRecord834868e5bbb527e8fMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s17WatchCommandTests03GapC0V32whatCannotBeReadIsAGapUntilItCan4TestfMp_24accessor834868e5bbb527e8fMu_($0, $1, $2, $3) },
  0,
  0
)

// original-source-range: /work/main/Tests/WatchCommandTests/GapTests.swift:137:6-137:6
