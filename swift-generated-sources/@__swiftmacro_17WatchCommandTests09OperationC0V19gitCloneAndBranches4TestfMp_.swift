@available(*, deprecated, message: "This function is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s17WatchCommandTests09OperationC0V19gitCloneAndBranches4TestfMp_17Z38bb84a420f4c112fMu_(moment arg0:Moment) async throws -> Void {
  @Sendable func $s17WatchCommandTests09OperationC0V19gitCloneAndBranches4TestfMp_7__localfMu0_(moment arg0:Moment,_:isolated (any _Concurrency.Actor)?=Testing.__defaultSynchronousIsolationContext) async throws {
    let $s17WatchCommandTests09OperationC0V19gitCloneAndBranches4TestfMp_7__localfMu_ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait(OperationTests())))
    _ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait($s17WatchCommandTests09OperationC0V19gitCloneAndBranches4TestfMp_7__localfMu_.gitCloneAndBranches(moment: arg0))))
  }
  try await $s17WatchCommandTests09OperationC0V19gitCloneAndBranches4TestfMp_7__localfMu0_(moment: arg0)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s17WatchCommandTests09OperationC0V19gitCloneAndBranches4TestfMp_25generator38bb84a420f4c112fMu_() async -> Testing.Test {
  return .__function(
  named: "gitCloneAndBranches(moment:)",
  in: OperationTests.self,
  xcTestCompatibleSelector: nil,
  traits: [.enabled(if: Tool.git, "needs git")],arguments: {Moment.allCases},sourceLocation: Testing.SourceLocation(__uncheckedFileID: "WatchCommandTests/OperationTests.swift", filePath: "/work/main/Tests/WatchCommandTests/OperationTests.swift", line: 21, column: 6),
  parameters: [(firstName: "moment",secondName: nil,type: (Moment).self)],
  testFunction: $s17WatchCommandTests09OperationC0V19gitCloneAndBranches4TestfMp_17Z38bb84a420f4c112fMu_
)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private static nonisolated let $s17WatchCommandTests09OperationC0V19gitCloneAndBranches4TestfMp_24accessor38bb84a420f4c112fMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s17WatchCommandTests09OperationC0V19gitCloneAndBranches4TestfMp_25generator38bb84a420f4c112fMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated static let $s17WatchCommandTests09OperationC0V19gitCloneAndBranches4TestfMp_33testContentRecord38bb84a420f4c112fMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s17WatchCommandTests09OperationC0V19gitCloneAndBranches4TestfMp_24accessor38bb84a420f4c112fMu_($0, $1, $2, $3) },
  0b10,
  0
)

// original-source-range: /work/main/Tests/WatchCommandTests/OperationTests.swift:22:70-22:70
