@available(*, deprecated, message: "This function is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s17WatchCommandTests09OperationC0V13namesAndTrees4TestfMp_16c76ffbad2b5a388ffMu_(operation arg0:String,moment arg1:Moment) async throws -> Void {
  @Sendable func $s17WatchCommandTests09OperationC0V13namesAndTrees4TestfMp_7__localfMu0_(operation arg0:String,moment arg1:Moment,_:isolated (any _Concurrency.Actor)?=Testing.__defaultSynchronousIsolationContext) async throws {
    let $s17WatchCommandTests09OperationC0V13namesAndTrees4TestfMp_7__localfMu_ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait(OperationTests())))
    _ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait($s17WatchCommandTests09OperationC0V13namesAndTrees4TestfMp_7__localfMu_.namesAndTrees(operation: arg0,moment: arg1))))
  }
  try await $s17WatchCommandTests09OperationC0V13namesAndTrees4TestfMp_7__localfMu0_(operation: arg0,moment: arg1)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s17WatchCommandTests09OperationC0V13namesAndTrees4TestfMp_25generatorc76ffbad2b5a388ffMu_() async -> Testing.Test {
  return .__function(
  named: "namesAndTrees(operation:moment:)",
  in: OperationTests.self,
  xcTestCompatibleSelector: nil,
  displayName: "names and trees",traits: [],arguments: {[
        "nested", "moved_in", "moved_out_reused", "removed", "one_name", "parent_renamed", "renames", "across_roots", "exchanged",
        "kinds", "names",
    ]},{Moment.allCases},sourceLocation: Testing.SourceLocation(__uncheckedFileID: "WatchCommandTests/OperationTests.swift", filePath: "/work/main/Tests/WatchCommandTests/OperationTests.swift", line: 7, column: 6),
  parameters: [(firstName: "operation",secondName: nil,type: (String).self),(firstName: "moment",secondName: nil,type: (Moment).self)],
  testFunction: $s17WatchCommandTests09OperationC0V13namesAndTrees4TestfMp_16c76ffbad2b5a388ffMu_
)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private static nonisolated let $s17WatchCommandTests09OperationC0V13namesAndTrees4TestfMp_24accessorc76ffbad2b5a388ffMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s17WatchCommandTests09OperationC0V13namesAndTrees4TestfMp_25generatorc76ffbad2b5a388ffMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated static let $s17WatchCommandTests09OperationC0V13namesAndTrees4TestfMp_33testContentRecordc76ffbad2b5a388ffMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s17WatchCommandTests09OperationC0V13namesAndTrees4TestfMp_24accessorc76ffbad2b5a388ffMu_($0, $1, $2, $3) },
  0b10,
  0
)

// original-source-range: /work/main/Tests/WatchCommandTests/OperationTests.swift:11:87-11:87
