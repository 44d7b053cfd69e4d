@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private  func $s13ContractTests05CloneB05SuitefMp_9generatorfMu_() async -> Testing.Test {
  .__type(
    CloneTests.self,
    traits: [.__documentationLine("/// Copies in places of Cairn's own: the same promises from the simulated port and from the kernel, on file systems that share blocks and on those that do not.")],sourceLocation: Testing.SourceLocation(__uncheckedFileID: "ContractTests/CloneTests.swift", filePath: "/work/main/Tests/ContractTests/CloneTests.swift", line: 13, column: 2)
  )
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated  let $s13ContractTests05CloneB05SuitefMp_8accessorfMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s13ContractTests05CloneB05SuitefMp_9generatorfMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated  let $s13ContractTests05CloneB05SuitefMp_17testContentRecordfMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s13ContractTests05CloneB05SuitefMp_8accessorfMu_($0, $1, $2, $3) },
  0b1,
  0
)

// original-source-range: /work/main/Tests/ContractTests/CloneTests.swift:162:2-162:2
