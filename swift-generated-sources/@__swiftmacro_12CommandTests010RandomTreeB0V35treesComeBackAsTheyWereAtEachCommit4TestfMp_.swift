@available(*, deprecated, message: "This function is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s12CommandTests010RandomTreeB0V35treesComeBackAsTheyWereAtEachCommit4TestfMp_17Z28326622fd65a76afMu_(seed arg0:UInt64) async throws -> Void {
  @Sendable func $s12CommandTests010RandomTreeB0V35treesComeBackAsTheyWereAtEachCommit4TestfMp_7__localfMu0_(seed arg0:UInt64,_:isolated (any _Concurrency.Actor)?=Testing.__defaultSynchronousIsolationContext) async throws {
    let $s12CommandTests010RandomTreeB0V35treesComeBackAsTheyWereAtEachCommit4TestfMp_7__localfMu_ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait(RandomTreeTests())))
    _ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait($s12CommandTests010RandomTreeB0V35treesComeBackAsTheyWereAtEachCommit4TestfMp_7__localfMu_.treesComeBackAsTheyWereAtEachCommit(seed: arg0))))
  }
  try await $s12CommandTests010RandomTreeB0V35treesComeBackAsTheyWereAtEachCommit4TestfMp_7__localfMu0_(seed: arg0)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s12CommandTests010RandomTreeB0V35treesComeBackAsTheyWereAtEachCommit4TestfMp_25generator28326622fd65a76afMu_() async -> Testing.Test {
  return .__function(
  named: "treesComeBackAsTheyWereAtEachCommit(seed:)",
  in: RandomTreeTests.self,
  xcTestCompatibleSelector: nil,
  traits: [],arguments: {seeds},sourceLocation: Testing.SourceLocation(__uncheckedFileID: "CommandTests/RandomTreeTests.swift", filePath: "/work/main/Tests/CommandTests/RandomTreeTests.swift", line: 11, column: 6),
  parameters: [(firstName: "seed",secondName: nil,type: (UInt64).self)],
  testFunction: $s12CommandTests010RandomTreeB0V35treesComeBackAsTheyWereAtEachCommit4TestfMp_17Z28326622fd65a76afMu_
)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private static nonisolated let $s12CommandTests010RandomTreeB0V35treesComeBackAsTheyWereAtEachCommit4TestfMp_24accessor28326622fd65a76afMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s12CommandTests010RandomTreeB0V35treesComeBackAsTheyWereAtEachCommit4TestfMp_25generator28326622fd65a76afMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated static let $s12CommandTests010RandomTreeB0V35treesComeBackAsTheyWereAtEachCommit4TestfMp_33testContentRecord28326622fd65a76afMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s12CommandTests010RandomTreeB0V35treesComeBackAsTheyWereAtEachCommit4TestfMp_24accessor28326622fd65a76afMu_($0, $1, $2, $3) },
  0b10,
  0
)

// original-source-range: /work/main/Tests/CommandTests/RandomTreeTests.swift:34:6-34:6
