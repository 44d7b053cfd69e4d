@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private  func $s12CommandTests08RollBackB05SuitefMp_9generatorfMu_() async -> Testing.Test {
  .__type(
    RollBackTests.self,
    traits: [.__documentationLine("/// A client remembers the last commit that it saw: a repository that was put back is noticed, and gone on with only on order.")],sourceLocation: Testing.SourceLocation(__uncheckedFileID: "CommandTests/RollBackTests.swift", filePath: "/work/main/Tests/CommandTests/RollBackTests.swift", line: 6, column: 2)
  )
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated  let $s12CommandTests08RollBackB05SuitefMp_8accessorfMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s12CommandTests08RollBackB05SuitefMp_9generatorfMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated  let $s12CommandTests08RollBackB05SuitefMp_17testContentRecordfMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s12CommandTests08RollBackB05SuitefMp_8accessorfMu_($0, $1, $2, $3) },
  0b1,
  0
)

// original-source-range: /work/main/Tests/CommandTests/RollBackTests.swift:131:2-131:2
