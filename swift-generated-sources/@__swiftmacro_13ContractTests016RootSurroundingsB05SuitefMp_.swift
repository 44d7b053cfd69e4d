@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private  func $s13ContractTests016RootSurroundingsB05SuitefMp_9generatorfMu_() async -> Testing.Test {
  .__type(
    RootSurroundingsTests.self,
    traits: [.__documentationLine("/// What the kernel and udev tell of the places where roots lie.")],sourceLocation: Testing.SourceLocation(__uncheckedFileID: "ContractTests/RootSurroundingsTests.swift", filePath: "/work/main/Tests/ContractTests/RootSurroundingsTests.swift", line: 10, column: 2)
  )
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated  let $s13ContractTests016RootSurroundingsB05SuitefMp_8accessorfMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s13ContractTests016RootSurroundingsB05SuitefMp_9generatorfMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated  let $s13ContractTests016RootSurroundingsB05SuitefMp_17testContentRecordfMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s13ContractTests016RootSurroundingsB05SuitefMp_8accessorfMu_($0, $1, $2, $3) },
  0b1,
  0
)

// original-source-range: /work/main/Tests/ContractTests/RootSurroundingsTests.swift:70:2-70:2
