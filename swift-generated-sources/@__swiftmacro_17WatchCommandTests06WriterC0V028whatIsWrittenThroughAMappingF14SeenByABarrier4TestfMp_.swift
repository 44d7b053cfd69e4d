@available(*, deprecated, message: "This function is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s17WatchCommandTests06WriterC0V028whatIsWrittenThroughAMappingF14SeenByABarrier4TestfMp_17Z4f901ff8ea706a34fMu_() async throws -> Void {
  @Sendable func $s17WatchCommandTests06WriterC0V028whatIsWrittenThroughAMappingF14SeenByABarrier4TestfMp_7__localfMu0_(_:isolated (any _Concurrency.Actor)?=Testing.__defaultSynchronousIsolationContext) async throws {
    let $s17WatchCommandTests06WriterC0V028whatIsWrittenThroughAMappingF14SeenByABarrier4TestfMp_7__localfMu_ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait(WriterTests())))
    _ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait($s17WatchCommandTests06WriterC0V028whatIsWrittenThroughAMappingF14SeenByABarrier4TestfMp_7__localfMu_.whatIsWrittenThroughAMappingIsSeenByABarrier())))
  }
  try await $s17WatchCommandTests06WriterC0V028whatIsWrittenThroughAMappingF14SeenByABarrier4TestfMp_7__localfMu0_()
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s17WatchCommandTests06WriterC0V028whatIsWrittenThroughAMappingF14SeenByABarrier4TestfMp_25generator4f901ff8ea706a34fMu_() async -> Testing.Test {
  return .__function(
  named: "whatIsWrittenThroughAMappingIsSeenByABarrier()",
  in: WriterTests.self,
  xcTestCompatibleSelector: nil,
  traits: [.__documentationLine("/// What a program writes through a mapping makes no event: a barrier finds it by the file's times, under whatever name it has by then.")],sourceLocation: Testing.SourceLocation(__uncheckedFileID: "WatchCommandTests/WriterTests.swift", filePath: "/work/main/Tests/WatchCommandTests/WriterTests.swift", line: 52, column: 6),
  parameters: [],
  testFunction: $s17WatchCommandTests06WriterC0V028whatIsWrittenThroughAMappingF14SeenByABarrier4TestfMp_17Z4f901ff8ea706a34fMu_
)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private static nonisolated let $s17WatchCommandTests06WriterC0V028whatIsWrittenThroughAMappingF14SeenByABarrier4TestfMp_24accessor4f901ff8ea706a34fMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s17WatchCommandTests06WriterC0V028whatIsWrittenThroughAMappingF14SeenByABarrier4TestfMp_25generator4f901ff8ea706a34fMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated static let $s17WatchCommandTests06WriterC0V028whatIsWrittenThroughAMappingF14SeenByABarrier4TestfMp_33testContentRecord4f901ff8ea706a34fMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s17WatchCommandTests06WriterC0V028whatIsWrittenThroughAMappingF14SeenByABarrier4TestfMp_24accessor4f901ff8ea706a34fMu_($0, $1, $2, $3) },
  0,
  0
)

// original-source-range: /work/main/Tests/WatchCommandTests/WriterTests.swift:68:6-68:6
