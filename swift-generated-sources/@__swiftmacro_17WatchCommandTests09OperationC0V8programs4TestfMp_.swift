@available(*, deprecated, message: "This function is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s17WatchCommandTests09OperationC0V8programs4TestfMp_15b62ca030fb712a9fMu_(operation arg0:String,moment arg1:Moment) async throws -> Void {
  @Sendable func $s17WatchCommandTests09OperationC0V8programs4TestfMp_7__localfMu0_(operation arg0:String,moment arg1:Moment,_:isolated (any _Concurrency.Actor)?=Testing.__defaultSynchronousIsolationContext) async throws {
    let $s17WatchCommandTests09OperationC0V8programs4TestfMp_7__localfMu_ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait(OperationTests())))
    _ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait($s17WatchCommandTests09OperationC0V8programs4TestfMp_7__localfMu_.programs(operation: arg0,moment: arg1))))
  }
  try await $s17WatchCommandTests09OperationC0V8programs4TestfMp_7__localfMu0_(operation: arg0,moment: arg1)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s17WatchCommandTests09OperationC0V8programs4TestfMp_24generatorb62ca030fb712a9fMu_() async -> Testing.Test {
  return .__function(
  named: "programs(operation:moment:)",
  in: OperationTests.self,
  xcTestCompatibleSelector: nil,
  traits: [],arguments: {["tar", "cp"]},{Moment.allCases},sourceLocation: Testing.SourceLocation(__uncheckedFileID: "WatchCommandTests/OperationTests.swift", filePath: "/work/main/Tests/WatchCommandTests/OperationTests.swift", line: 18, column: 6),
  parameters: [(firstName: "operation",secondName: nil,type: (String).self),(firstName: "moment",secondName: nil,type: (Moment).self)],
  testFunction: $s17WatchCommandTests09OperationC0V8programs4TestfMp_15b62ca030fb712a9fMu_
)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private static nonisolated let $s17WatchCommandTests09OperationC0V8programs4TestfMp_23accessorb62ca030fb712a9fMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s17WatchCommandTests09OperationC0V8programs4TestfMp_24generatorb62ca030fb712a9fMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated static let $s17WatchCommandTests09OperationC0V8programs4TestfMp_32testContentRecordb62ca030fb712a9fMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s17WatchCommandTests09OperationC0V8programs4TestfMp_23accessorb62ca030fb712a9fMu_($0, $1, $2, $3) },
  0b10,
  0
)

// original-source-range: /work/main/Tests/WatchCommandTests/OperationTests.swift:19:82-19:82
