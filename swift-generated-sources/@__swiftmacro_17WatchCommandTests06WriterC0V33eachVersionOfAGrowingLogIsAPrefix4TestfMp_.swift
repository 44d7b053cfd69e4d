@available(*, deprecated, message: "This function is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s17WatchCommandTests06WriterC0V33eachVersionOfAGrowingLogIsAPrefix4TestfMp_17Z29a01e84f76a0626fMu_(moment arg0:Moment) async throws -> Void {
  @Sendable func $s17WatchCommandTests06WriterC0V33eachVersionOfAGrowingLogIsAPrefix4TestfMp_7__localfMu0_(moment arg0:Moment,_:isolated (any _Concurrency.Actor)?=Testing.__defaultSynchronousIsolationContext) async throws {
    let $s17WatchCommandTests06WriterC0V33eachVersionOfAGrowingLogIsAPrefix4TestfMp_7__localfMu_ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait(WriterTests())))
    _ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait($s17WatchCommandTests06WriterC0V33eachVersionOfAGrowingLogIsAPrefix4TestfMp_7__localfMu_.eachVersionOfAGrowingLogIsAPrefix(moment: arg0))))
  }
  try await $s17WatchCommandTests06WriterC0V33eachVersionOfAGrowingLogIsAPrefix4TestfMp_7__localfMu0_(moment: arg0)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s17WatchCommandTests06WriterC0V33eachVersionOfAGrowingLogIsAPrefix4TestfMp_25generator29a01e84f76a0626fMu_() async -> Testing.Test {
  return .__function(
  named: "eachVersionOfAGrowingLogIsAPrefix(moment:)",
  in: WriterTests.self,
  xcTestCompatibleSelector: nil,
  traits: [.__documentationLine("/// A log that never closes: each version is what it was at one moment, and there is one for every while.")],arguments: {Moment.allCases},sourceLocation: Testing.SourceLocation(__uncheckedFileID: "WatchCommandTests/WriterTests.swift", filePath: "/work/main/Tests/WatchCommandTests/WriterTests.swift", line: 9, column: 6),
  parameters: [(firstName: "moment",secondName: nil,type: (Moment).self)],
  testFunction: $s17WatchCommandTests06WriterC0V33eachVersionOfAGrowingLogIsAPrefix4TestfMp_17Z29a01e84f76a0626fMu_
)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private static nonisolated let $s17WatchCommandTests06WriterC0V33eachVersionOfAGrowingLogIsAPrefix4TestfMp_24accessor29a01e84f76a0626fMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s17WatchCommandTests06WriterC0V33eachVersionOfAGrowingLogIsAPrefix4TestfMp_25generator29a01e84f76a0626fMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated static let $s17WatchCommandTests06WriterC0V33eachVersionOfAGrowingLogIsAPrefix4TestfMp_33testContentRecord29a01e84f76a0626fMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s17WatchCommandTests06WriterC0V33eachVersionOfAGrowingLogIsAPrefix4TestfMp_24accessor29a01e84f76a0626fMu_($0, $1, $2, $3) },
  0b10,
  0
)

// original-source-range: /work/main/Tests/WatchCommandTests/WriterTests.swift:34:6-34:6
