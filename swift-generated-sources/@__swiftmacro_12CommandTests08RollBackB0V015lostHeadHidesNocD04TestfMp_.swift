@available(*, deprecated, message: "This function is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s12CommandTests08RollBackB0V015lostHeadHidesNocD04TestfMp_17Z49e8914ac024f900fMu_() async throws -> Void {
  @Sendable func $s12CommandTests08RollBackB0V015lostHeadHidesNocD04TestfMp_7__localfMu0_(_:isolated (any _Concurrency.Actor)?=Testing.__defaultSynchronousIsolationContext) async throws {
    let $s12CommandTests08RollBackB0V015lostHeadHidesNocD04TestfMp_7__localfMu_ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait(RollBackTests())))
    _ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait($s12CommandTests08RollBackB0V015lostHeadHidesNocD04TestfMp_7__localfMu_.lostHeadHidesNoRollBack())))
  }
  try await $s12CommandTests08RollBackB0V015lostHeadHidesNocD04TestfMp_7__localfMu0_()
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s12CommandTests08RollBackB0V015lostHeadHidesNocD04TestfMp_25generator49e8914ac024f900fMu_() async -> Testing.Test {
  return .__function(
  named: "lostHeadHidesNoRollBack()",
  in: RollBackTests.self,
  xcTestCompatibleSelector: nil,
  traits: [.__documentationLine("/// A journal without its end and without its head: only the memory tells that there was more.")],sourceLocation: Testing.SourceLocation(__uncheckedFileID: "CommandTests/RollBackTests.swift", filePath: "/work/main/Tests/CommandTests/RollBackTests.swift", line: 76, column: 6),
  parameters: [],
  testFunction: $s12CommandTests08RollBackB0V015lostHeadHidesNocD04TestfMp_17Z49e8914ac024f900fMu_
)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private static nonisolated let $s12CommandTests08RollBackB0V015lostHeadHidesNocD04TestfMp_24accessor49e8914ac024f900fMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s12CommandTests08RollBackB0V015lostHeadHidesNocD04TestfMp_25generator49e8914ac024f900fMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated static let $s12CommandTests08RollBackB0V015lostHeadHidesNocD04TestfMp_33testContentRecord49e8914ac024f900fMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s12CommandTests08RollBackB0V015lostHeadHidesNocD04TestfMp_24accessor49e8914ac024f900fMu_($0, $1, $2, $3) },
  0,
  0
)

// original-source-range: /work/main/Tests/CommandTests/RollBackTests.swift:89:6-89:6
