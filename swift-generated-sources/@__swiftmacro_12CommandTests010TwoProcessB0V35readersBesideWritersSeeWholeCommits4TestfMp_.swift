@available(*, deprecated, message: "This function is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s12CommandTests010TwoProcessB0V35readersBesideWritersSeeWholeCommits4TestfMp_17Z20a7c5560279c51ffMu_() async throws -> Void {
  @Sendable func $s12CommandTests010TwoProcessB0V35readersBesideWritersSeeWholeCommits4TestfMp_7__localfMu0_(_:isolated (any _Concurrency.Actor)?=Testing.__defaultSynchronousIsolationContext) async throws {
    let $s12CommandTests010TwoProcessB0V35readersBesideWritersSeeWholeCommits4TestfMp_7__localfMu_ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait(TwoProcessTests())))
    _ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait($s12CommandTests010TwoProcessB0V35readersBesideWritersSeeWholeCommits4TestfMp_7__localfMu_.readersBesideWritersSeeWholeCommits())))
  }
  try await $s12CommandTests010TwoProcessB0V35readersBesideWritersSeeWholeCommits4TestfMp_7__localfMu0_()
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s12CommandTests010TwoProcessB0V35readersBesideWritersSeeWholeCommits4TestfMp_25generator20a7c5560279c51ffMu_() async -> Testing.Test {
  return .__function(
  named: "readersBesideWritersSeeWholeCommits()",
  in: TwoProcessTests.self,
  xcTestCompatibleSelector: nil,
  traits: [.__documentationLine("/// Many readers beside many writers, one after another: nobody ever sees anything but whole commits.")],sourceLocation: Testing.SourceLocation(__uncheckedFileID: "CommandTests/TwoProcessTests.swift", filePath: "/work/main/Tests/CommandTests/TwoProcessTests.swift", line: 104, column: 6),
  parameters: [],
  testFunction: $s12CommandTests010TwoProcessB0V35readersBesideWritersSeeWholeCommits4TestfMp_17Z20a7c5560279c51ffMu_
)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private static nonisolated let $s12CommandTests010TwoProcessB0V35readersBesideWritersSeeWholeCommits4TestfMp_24accessor20a7c5560279c51ffMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s12CommandTests010TwoProcessB0V35readersBesideWritersSeeWholeCommits4TestfMp_25generator20a7c5560279c51ffMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated static let $s12CommandTests010TwoProcessB0V35readersBesideWritersSeeWholeCommits4TestfMp_33testContentRecord20a7c5560279c51ffMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s12CommandTests010TwoProcessB0V35readersBesideWritersSeeWholeCommits4TestfMp_24accessor20a7c5560279c51ffMu_($0, $1, $2, $3) },
  0,
  0
)

// original-source-range: /work/main/Tests/CommandTests/TwoProcessTests.swift:121:6-121:6
