@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private  func $s11SettleTests012SettlerModelB05SuitefMp_9generatorfMu_() async -> Testing.Test {
  .__type(
    SettlerModelTests.self,
    traits: [.__documentationLine("/// Random trees, random changes: what the settler gives out makes the repository equal to the tree, whatever collapsed on the way.")],sourceLocation: Testing.SourceLocation(__uncheckedFileID: "SettleTests/SettlerModelTests.swift", filePath: "/work/main/Tests/SettleTests/SettlerModelTests.swift", line: 5, column: 2)
  )
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated  let $s11SettleTests012SettlerModelB05SuitefMp_8accessorfMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s11SettleTests012SettlerModelB05SuitefMp_9generatorfMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated  let $s11SettleTests012SettlerModelB05SuitefMp_17testContentRecordfMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s11SettleTests012SettlerModelB05SuitefMp_8accessorfMu_($0, $1, $2, $3) },
  0b1,
  0
)

// original-source-range: /work/main/Tests/SettleTests/SettlerModelTests.swift:41:2-41:2
