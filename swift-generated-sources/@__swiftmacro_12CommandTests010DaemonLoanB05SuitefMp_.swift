@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private  func $s12CommandTests010DaemonLoanB05SuitefMp_9generatorfMu_() async -> Testing.Test {
  .__type(
    DaemonLoanTests.self,
    traits: [.__documentationLine("/// Verbs that write while `cairn watch` serves the repository: it lends them its locks, takes them back, and goes on."),.__documentationLine("///"),.__documentationLine("/// Of every state of the tree that was in a commit a copy is kept here, and compared with what that commit restores to in the end.")],sourceLocation: Testing.SourceLocation(__uncheckedFileID: "CommandTests/DaemonLoanTests.swift", filePath: "/work/main/Tests/CommandTests/DaemonLoanTests.swift", line: 7, column: 2)
  )
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated  let $s12CommandTests010DaemonLoanB05SuitefMp_8accessorfMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s12CommandTests010DaemonLoanB05SuitefMp_9generatorfMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated  let $s12CommandTests010DaemonLoanB05SuitefMp_17testContentRecordfMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s12CommandTests010DaemonLoanB05SuitefMp_8accessorfMu_($0, $1, $2, $3) },
  0b1,
  0
)

// original-source-range: /work/main/Tests/CommandTests/DaemonLoanTests.swift:114:2-114:2
