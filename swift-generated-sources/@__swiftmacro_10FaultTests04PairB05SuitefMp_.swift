@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private  func $s10FaultTests04PairB05SuitefMp_9generatorfMu_() async -> Testing.Test {
  .__type(
    PairTests.self,
    traits: [.__documentationLine("/// Two processes at once on one repository, in every pair of verbs: one stands still in the middle of its work, the other runs."),.__documentationLine("///"),.__documentationLine("/// Neither loses anything. Two that change the repository: the second ends with 11 and says who has it and since when. All other pairs: both succeed, or the"),.__documentationLine("/// second says with 11 what it would have to wait for."),.__documentationLine("/// `make test` takes a sample from a seed; with `CAIRN_SOAK_PAIRS` every pair, and the table is written to the file that it names.")],sourceLocation: Testing.SourceLocation(__uncheckedFileID: "FaultTests/PairTests.swift", filePath: "/work/main/Tests/FaultTests/PairTests.swift", line: 10, column: 2)
  )
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated  let $s10FaultTests04PairB05SuitefMp_8accessorfMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s10FaultTests04PairB05SuitefMp_9generatorfMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated  let $s10FaultTests04PairB05SuitefMp_17testContentRecordfMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s10FaultTests04PairB05SuitefMp_8accessorfMu_($0, $1, $2, $3) },
  0b1,
  0
)

// original-source-range: /work/main/Tests/FaultTests/PairTests.swift:147:2-147:2
