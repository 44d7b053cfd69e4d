@available(*, deprecated, message: "This function is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s17WatchCommandTests09OperationC0V11rsyncDelete4TestfMp_16c7f95e6015d37079fMu_(moment arg0:Moment) async throws -> Void {
  @Sendable func $s17WatchCommandTests09OperationC0V11rsyncDelete4TestfMp_7__localfMu0_(moment arg0:Moment,_:isolated (any _Concurrency.Actor)?=Testing.__defaultSynchronousIsolationContext) async throws {
    let $s17WatchCommandTests09OperationC0V11rsyncDelete4TestfMp_7__localfMu_ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait(OperationTests())))
    _ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait($s17WatchCommandTests09OperationC0V11rsyncDelete4TestfMp_7__localfMu_.rsyncDelete(moment: arg0))))
  }
  try await $s17WatchCommandTests09OperationC0V11rsyncDelete4TestfMp_7__localfMu0_(moment: arg0)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s17WatchCommandTests09OperationC0V11rsyncDelete4TestfMp_25generatorc7f95e6015d37079fMu_() async -> Testing.Test {
  return .__function(
  named: "rsyncDelete(moment:)",
  in: OperationTests.self,
  xcTestCompatibleSelector: nil,
  traits: [.enabled(if: Tool.rsync, "needs rsync")],arguments: {Moment.allCases},sourceLocation: Testing.SourceLocation(__uncheckedFileID: "WatchCommandTests/OperationTests.swift", filePath: "/work/main/Tests/WatchCommandTests/OperationTests.swift", line: 24, column: 6),
  parameters: [(firstName: "moment",secondName: nil,type: (Moment).self)],
  testFunction: $s17WatchCommandTests09OperationC0V11rsyncDelete4TestfMp_16c7f95e6015d37079fMu_
)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private static nonisolated let $s17WatchCommandTests09OperationC0V11rsyncDelete4TestfMp_24accessorc7f95e6015d37079fMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s17WatchCommandTests09OperationC0V11rsyncDelete4TestfMp_25generatorc7f95e6015d37079fMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated static let $s17WatchCommandTests09OperationC0V11rsyncDelete4TestfMp_33testContentRecordc7f95e6015d37079fMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s17WatchCommandTests09OperationC0V11rsyncDelete4TestfMp_24accessorc7f95e6015d37079fMu_($0, $1, $2, $3) },
  0b10,
  0
)

// original-source-range: /work/main/Tests/WatchCommandTests/OperationTests.swift:25:64-25:64
