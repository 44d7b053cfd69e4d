@available(*, deprecated, message: "This function is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s17WatchCommandTests06WriterC0V28aSaveIsAVersionWithinSeconds4TestfMp_17Z1ce141a43fb5e058fMu_() async throws -> Void {
  @Sendable func $s17WatchCommandTests06WriterC0V28aSaveIsAVersionWithinSeconds4TestfMp_7__localfMu0_(_:isolated (any _Concurrency.Actor)?=Testing.__defaultSynchronousIsolationContext) async throws {
    let $s17WatchCommandTests06WriterC0V28aSaveIsAVersionWithinSeconds4TestfMp_7__localfMu_ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait(WriterTests())))
    _ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait($s17WatchCommandTests06WriterC0V28aSaveIsAVersionWithinSeconds4TestfMp_7__localfMu_.aSaveIsAVersionWithinSeconds())))
  }
  try await $s17WatchCommandTests06WriterC0V28aSaveIsAVersionWithinSeconds4TestfMp_7__localfMu0_()
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s17WatchCommandTests06WriterC0V28aSaveIsAVersionWithinSeconds4TestfMp_25generator1ce141a43fb5e058fMu_() async -> Testing.Test {
  return .__function(
  named: "aSaveIsAVersionWithinSeconds()",
  in: WriterTests.self,
  xcTestCompatibleSelector: nil,
  traits: [.__documentationLine("/// From the close of a file to its commit.")],sourceLocation: Testing.SourceLocation(__uncheckedFileID: "WatchCommandTests/WriterTests.swift", filePath: "/work/main/Tests/WatchCommandTests/WriterTests.swift", line: 103, column: 6),
  parameters: [],
  testFunction: $s17WatchCommandTests06WriterC0V28aSaveIsAVersionWithinSeconds4TestfMp_17Z1ce141a43fb5e058fMu_
)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private static nonisolated let $s17WatchCommandTests06WriterC0V28aSaveIsAVersionWithinSeconds4TestfMp_24accessor1ce141a43fb5e058fMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s17WatchCommandTests06WriterC0V28aSaveIsAVersionWithinSeconds4TestfMp_25generator1ce141a43fb5e058fMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated static let $s17WatchCommandTests06WriterC0V28aSaveIsAVersionWithinSeconds4TestfMp_33testContentRecord1ce141a43fb5e058fMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s17WatchCommandTests06WriterC0V28aSaveIsAVersionWithinSeconds4TestfMp_24accessor1ce141a43fb5e058fMu_($0, $1, $2, $3) },
  0,
  0
)

// original-source-range: /work/main/Tests/WatchCommandTests/WriterTests.swift:124:6-124:6
