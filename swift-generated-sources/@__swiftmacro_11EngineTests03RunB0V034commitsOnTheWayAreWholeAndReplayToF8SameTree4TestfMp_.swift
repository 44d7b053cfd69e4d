@available(*, deprecated, message: "This function is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s11EngineTests03RunB0V034commitsOnTheWayAreWholeAndReplayToF8SameTree4TestfMp_16Z8e5b37ca114d474fMu_(readers arg0:Int) async throws -> Void {
  @Sendable func $s11EngineTests03RunB0V034commitsOnTheWayAreWholeAndReplayToF8SameTree4TestfMp_7__localfMu0_(readers arg0:Int,_:isolated (any _Concurrency.Actor)?=Testing.__defaultSynchronousIsolationContext) async throws {
    let $s11EngineTests03RunB0V034commitsOnTheWayAreWholeAndReplayToF8SameTree4TestfMp_7__localfMu_ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait(RunTests())))
    _ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait($s11EngineTests03RunB0V034commitsOnTheWayAreWholeAndReplayToF8SameTree4TestfMp_7__localfMu_.commitsOnTheWayAreWholeAndReplayToTheSameTree(readers: arg0))))
  }
  try await $s11EngineTests03RunB0V034commitsOnTheWayAreWholeAndReplayToF8SameTree4TestfMp_7__localfMu0_(readers: arg0)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s11EngineTests03RunB0V034commitsOnTheWayAreWholeAndReplayToF8SameTree4TestfMp_24generator8e5b37ca114d474fMu_() async -> Testing.Test {
  return .__function(
  named: "commitsOnTheWayAreWholeAndReplayToTheSameTree(readers:)",
  in: RunTests.self,
  xcTestCompatibleSelector: nil,
  traits: [],arguments: {[0, 1, 3]},sourceLocation: Testing.SourceLocation(__uncheckedFileID: "EngineTests/RunTests.swift", filePath: "/work/main/Tests/EngineTests/RunTests.swift", line: 31, column: 6),
  parameters: [(firstName: "readers",secondName: nil,type: (Int).self)],
  testFunction: $s11EngineTests03RunB0V034commitsOnTheWayAreWholeAndReplayToF8SameTree4TestfMp_16Z8e5b37ca114d474fMu_
)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private static nonisolated let $s11EngineTests03RunB0V034commitsOnTheWayAreWholeAndReplayToF8SameTree4TestfMp_23accessor8e5b37ca114d474fMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s11EngineTests03RunB0V034commitsOnTheWayAreWholeAndReplayToF8SameTree4TestfMp_24generator8e5b37ca114d474fMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated static let $s11EngineTests03RunB0V034commitsOnTheWayAreWholeAndReplayToF8SameTree4TestfMp_32testContentRecord8e5b37ca114d474fMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s11EngineTests03RunB0V034commitsOnTheWayAreWholeAndReplayToF8SameTree4TestfMp_23accessor8e5b37ca114d474fMu_($0, $1, $2, $3) },
  0b10,
  0
)

// original-source-range: /work/main/Tests/EngineTests/RunTests.swift:55:6-55:6
