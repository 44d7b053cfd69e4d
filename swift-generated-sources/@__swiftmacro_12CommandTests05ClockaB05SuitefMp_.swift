@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private  func $s12CommandTests05ClockaB05SuitefMp_9generatorfMu_() async -> Testing.Test {
  .__type(
    ClockCommandTests.self,
    traits: [.__documentationLine("/// What waits while the date is not believed, and who lets it go on.")],sourceLocation: Testing.SourceLocation(__uncheckedFileID: "CommandTests/ClockTests.swift", filePath: "/work/main/Tests/CommandTests/ClockTests.swift", line: 7, column: 2)
  )
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated  let $s12CommandTests05ClockaB05SuitefMp_8accessorfMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s12CommandTests05ClockaB05SuitefMp_9generatorfMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated  let $s12CommandTests05ClockaB05SuitefMp_17testContentRecordfMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s12CommandTests05ClockaB05SuitefMp_8accessorfMu_($0, $1, $2, $3) },
  0b1,
  0
)

// original-source-range: /work/main/Tests/CommandTests/ClockTests.swift:57:2-57:2
