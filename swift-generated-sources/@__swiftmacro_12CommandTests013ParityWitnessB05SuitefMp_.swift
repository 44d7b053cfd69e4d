@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private  func $s12CommandTests013ParityWitnessB05SuitefMp_9generatorfMu_() async -> Testing.Test {
  .__type(
    ParityWitnessTests.self,
    traits: [.__documentationLine("/// Parity files (FORMAT.md §6.6) by the binary and by programs that share nothing with it, each on what the other made."),.__documentationLine("///"),.__documentationLine("/// The binary's arithmetic is a library's; the witness multiplies by tables of its own, the witnesses' writer bit by bit.")],sourceLocation: Testing.SourceLocation(__uncheckedFileID: "CommandTests/ParityWitnessTests.swift", filePath: "/work/main/Tests/CommandTests/ParityWitnessTests.swift", line: 7, column: 2)
  )
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated  let $s12CommandTests013ParityWitnessB05SuitefMp_8accessorfMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s12CommandTests013ParityWitnessB05SuitefMp_9generatorfMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated  let $s12CommandTests013ParityWitnessB05SuitefMp_17testContentRecordfMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s12CommandTests013ParityWitnessB05SuitefMp_8accessorfMu_($0, $1, $2, $3) },
  0b1,
  0
)

// original-source-range: /work/main/Tests/CommandTests/ParityWitnessTests.swift:78:2-78:2
