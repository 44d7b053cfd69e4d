@available(*, deprecated, message: "This function is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s17WatchCommandTests06WriterC0V29eachVersionOfADatabaseIsWhole4TestfMp_17Z3c1aee636901945efMu_(operation arg0:String,moment arg1:Moment) async throws -> Void {
  @Sendable func $s17WatchCommandTests06WriterC0V29eachVersionOfADatabaseIsWhole4TestfMp_7__localfMu0_(operation arg0:String,moment arg1:Moment,_:isolated (any _Concurrency.Actor)?=Testing.__defaultSynchronousIsolationContext) async throws {
    let $s17WatchCommandTests06WriterC0V29eachVersionOfADatabaseIsWhole4TestfMp_7__localfMu_ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait(WriterTests())))
    _ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait($s17WatchCommandTests06WriterC0V29eachVersionOfADatabaseIsWhole4TestfMp_7__localfMu_.eachVersionOfADatabaseIsWhole(operation: arg0,moment: arg1))))
  }
  try await $s17WatchCommandTests06WriterC0V29eachVersionOfADatabaseIsWhole4TestfMp_7__localfMu0_(operation: arg0,moment: arg1)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s17WatchCommandTests06WriterC0V29eachVersionOfADatabaseIsWhole4TestfMp_25generator3c1aee636901945efMu_() async -> Testing.Test {
  return .__function(
  named: "eachVersionOfADatabaseIsWhole(operation:moment:)",
  in: WriterTests.self,
  xcTestCompatibleSelector: nil,
  traits: [.__documentationLine("/// Each version is whole, whenever it was captured; once the program rests, the last one is just what is on the disk.")],arguments: {["sqlite_wal", "sqlite_rollback"]},{Moment.allCases},sourceLocation: Testing.SourceLocation(__uncheckedFileID: "WatchCommandTests/WriterTests.swift", filePath: "/work/main/Tests/WatchCommandTests/WriterTests.swift", line: 71, column: 6),
  parameters: [(firstName: "operation",secondName: nil,type: (String).self),(firstName: "moment",secondName: nil,type: (Moment).self)],
  testFunction: $s17WatchCommandTests06WriterC0V29eachVersionOfADatabaseIsWhole4TestfMp_17Z3c1aee636901945efMu_
)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private static nonisolated let $s17WatchCommandTests06WriterC0V29eachVersionOfADatabaseIsWhole4TestfMp_24accessor3c1aee636901945efMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s17WatchCommandTests06WriterC0V29eachVersionOfADatabaseIsWhole4TestfMp_25generator3c1aee636901945efMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated static let $s17WatchCommandTests06WriterC0V29eachVersionOfADatabaseIsWhole4TestfMp_33testContentRecord3c1aee636901945efMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s17WatchCommandTests06WriterC0V29eachVersionOfADatabaseIsWhole4TestfMp_24accessor3c1aee636901945efMu_($0, $1, $2, $3) },
  0b10,
  0
)

// original-source-range: /work/main/Tests/WatchCommandTests/WriterTests.swift:100:6-100:6
