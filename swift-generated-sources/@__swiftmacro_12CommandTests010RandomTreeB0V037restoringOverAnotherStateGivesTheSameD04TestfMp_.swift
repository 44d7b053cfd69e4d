@available(*, deprecated, message: "This function is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s12CommandTests010RandomTreeB0V037restoringOverAnotherStateGivesTheSameD04TestfMp_16ad48d3d838c221acfMu_(seed arg0:UInt64) async throws -> Void {
  @Sendable func $s12CommandTests010RandomTreeB0V037restoringOverAnotherStateGivesTheSameD04TestfMp_7__localfMu0_(seed arg0:UInt64,_:isolated (any _Concurrency.Actor)?=Testing.__defaultSynchronousIsolationContext) async throws {
    let $s12CommandTests010RandomTreeB0V037restoringOverAnotherStateGivesTheSameD04TestfMp_7__localfMu_ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait(RandomTreeTests())))
    _ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait($s12CommandTests010RandomTreeB0V037restoringOverAnotherStateGivesTheSameD04TestfMp_7__localfMu_.restoringOverAnotherStateGivesTheSameTree(seed: arg0))))
  }
  try await $s12CommandTests010RandomTreeB0V037restoringOverAnotherStateGivesTheSameD04TestfMp_7__localfMu0_(seed: arg0)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s12CommandTests010RandomTreeB0V037restoringOverAnotherStateGivesTheSameD04TestfMp_25generatorad48d3d838c221acfMu_() async -> Testing.Test {
  return .__function(
  named: "restoringOverAnotherStateGivesTheSameTree(seed:)",
  in: RandomTreeTests.self,
  xcTestCompatibleSelector: nil,
  traits: [.__documentationLine("/// A restore over a tree that has moved on ends in the very same state.")],arguments: {seeds.prefix(2)},sourceLocation: Testing.SourceLocation(__uncheckedFileID: "CommandTests/RandomTreeTests.swift", filePath: "/work/main/Tests/CommandTests/RandomTreeTests.swift", line: 37, column: 6),
  parameters: [(firstName: "seed",secondName: nil,type: (UInt64).self)],
  testFunction: $s12CommandTests010RandomTreeB0V037restoringOverAnotherStateGivesTheSameD04TestfMp_16ad48d3d838c221acfMu_
)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private static nonisolated let $s12CommandTests010RandomTreeB0V037restoringOverAnotherStateGivesTheSameD04TestfMp_24accessorad48d3d838c221acfMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s12CommandTests010RandomTreeB0V037restoringOverAnotherStateGivesTheSameD04TestfMp_25generatorad48d3d838c221acfMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated static let $s12CommandTests010RandomTreeB0V037restoringOverAnotherStateGivesTheSameD04TestfMp_33testContentRecordad48d3d838c221acfMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s12CommandTests010RandomTreeB0V037restoringOverAnotherStateGivesTheSameD04TestfMp_24accessorad48d3d838c221acfMu_($0, $1, $2, $3) },
  0b10,
  0
)

// original-source-range: /work/main/Tests/CommandTests/RandomTreeTests.swift:55:6-55:6
