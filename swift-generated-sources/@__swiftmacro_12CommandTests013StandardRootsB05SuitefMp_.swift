@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private  func $s12CommandTests013StandardRootsB05SuitefMp_9generatorfMu_() async -> Testing.Test {
  .__type(
    StandardRootsTests.self,
    traits: [.__documentationLine("/// A backup that names nothing keeps what the system calls Documents and Application Support.")],sourceLocation: Testing.SourceLocation(__uncheckedFileID: "CommandTests/StandardRootsTests.swift", filePath: "/work/main/Tests/CommandTests/StandardRootsTests.swift", line: 5, column: 2)
  )
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated  let $s12CommandTests013StandardRootsB05SuitefMp_8accessorfMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s12CommandTests013StandardRootsB05SuitefMp_9generatorfMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated  let $s12CommandTests013StandardRootsB05SuitefMp_17testContentRecordfMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s12CommandTests013StandardRootsB05SuitefMp_8accessorfMu_($0, $1, $2, $3) },
  0b1,
  0
)

// original-source-range: /work/main/Tests/CommandTests/StandardRootsTests.swift:43:2-43:2
