@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private  func $s13ContractTests08OpenFileB05SuitefMp_9generatorfMu_() async -> Testing.Test {
  .__type(
    OpenFileTests.self,
    traits: [.__documentationLine("/// What the real file system tells of a file that others use.")],sourceLocation: Testing.SourceLocation(__uncheckedFileID: "ContractTests/OpenFileTests.swift", filePath: "/work/main/Tests/ContractTests/OpenFileTests.swift", line: 9, column: 2)
  )
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated  let $s13ContractTests08OpenFileB05SuitefMp_8accessorfMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s13ContractTests08OpenFileB05SuitefMp_9generatorfMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated  let $s13ContractTests08OpenFileB05SuitefMp_17testContentRecordfMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s13ContractTests08OpenFileB05SuitefMp_8accessorfMu_($0, $1, $2, $3) },
  0b1,
  0
)

// original-source-range: /work/main/Tests/ContractTests/OpenFileTests.swift:86:2-86:2
