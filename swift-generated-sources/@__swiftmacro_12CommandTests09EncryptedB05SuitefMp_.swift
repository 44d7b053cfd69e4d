@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private  func $s12CommandTests09EncryptedB05SuitefMp_9generatorfMu_() async -> Testing.Test {
  .__type(
    EncryptedTests.self,
    traits: [.__documentationLine("/// Encrypted repositories with the real binary: what comes back, what nobody can read, what nobody can alter.")],sourceLocation: Testing.SourceLocation(__uncheckedFileID: "CommandTests/EncryptedTests.swift", filePath: "/work/main/Tests/CommandTests/EncryptedTests.swift", line: 6, column: 2)
  )
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated  let $s12CommandTests09EncryptedB05SuitefMp_8accessorfMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s12CommandTests09EncryptedB05SuitefMp_9generatorfMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated  let $s12CommandTests09EncryptedB05SuitefMp_17testContentRecordfMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s12CommandTests09EncryptedB05SuitefMp_8accessorfMu_($0, $1, $2, $3) },
  0b1,
  0
)

// original-source-range: /work/main/Tests/CommandTests/EncryptedTests.swift:203:2-203:2
