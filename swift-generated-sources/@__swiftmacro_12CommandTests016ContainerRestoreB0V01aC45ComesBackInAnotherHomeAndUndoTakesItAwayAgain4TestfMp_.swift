@available(*, deprecated, message: "This function is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s12CommandTests016ContainerRestoreB0V01aC45ComesBackInAnotherHomeAndUndoTakesItAwayAgain4TestfMp_17Z13cbccdd76b72cdcfMu_() async throws -> Void {
  @Sendable func $s12CommandTests016ContainerRestoreB0V01aC45ComesBackInAnotherHomeAndUndoTakesItAwayAgain4TestfMp_7__localfMu0_(_:isolated (any _Concurrency.Actor)?=Testing.__defaultSynchronousIsolationContext) async throws {
    let $s12CommandTests016ContainerRestoreB0V01aC45ComesBackInAnotherHomeAndUndoTakesItAwayAgain4TestfMp_7__localfMu_ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait(ContainerRestoreTests())))
    _ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait($s12CommandTests016ContainerRestoreB0V01aC45ComesBackInAnotherHomeAndUndoTakesItAwayAgain4TestfMp_7__localfMu_.aContainerComesBackInAnotherHomeAndUndoTakesItAwayAgain())))
  }
  try await $s12CommandTests016ContainerRestoreB0V01aC45ComesBackInAnotherHomeAndUndoTakesItAwayAgain4TestfMp_7__localfMu0_()
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s12CommandTests016ContainerRestoreB0V01aC45ComesBackInAnotherHomeAndUndoTakesItAwayAgain4TestfMp_25generator13cbccdd76b72cdcfMu_() async -> Testing.Test {
  return .__function(
  named: "aContainerComesBackInAnotherHomeAndUndoTakesItAwayAgain()",
  in: ContainerRestoreTests.self,
  xcTestCompatibleSelector: nil,
  traits: [.__documentationLine("/// Another home, another machine that knows nothing but the repository; and back again.")],sourceLocation: Testing.SourceLocation(__uncheckedFileID: "CommandTests/ContainerRestoreTests.swift", filePath: "/work/main/Tests/CommandTests/ContainerRestoreTests.swift", line: 44, column: 6),
  parameters: [],
  testFunction: $s12CommandTests016ContainerRestoreB0V01aC45ComesBackInAnotherHomeAndUndoTakesItAwayAgain4TestfMp_17Z13cbccdd76b72cdcfMu_
)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private static nonisolated let $s12CommandTests016ContainerRestoreB0V01aC45ComesBackInAnotherHomeAndUndoTakesItAwayAgain4TestfMp_24accessor13cbccdd76b72cdcfMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s12CommandTests016ContainerRestoreB0V01aC45ComesBackInAnotherHomeAndUndoTakesItAwayAgain4TestfMp_25generator13cbccdd76b72cdcfMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated static let $s12CommandTests016ContainerRestoreB0V01aC45ComesBackInAnotherHomeAndUndoTakesItAwayAgain4TestfMp_33testContentRecord13cbccdd76b72cdcfMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s12CommandTests016ContainerRestoreB0V01aC45ComesBackInAnotherHomeAndUndoTakesItAwayAgain4TestfMp_24accessor13cbccdd76b72cdcfMu_($0, $1, $2, $3) },
  0,
  0
)

// original-source-range: /work/main/Tests/CommandTests/ContainerRestoreTests.swift:69:6-69:6
