@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private  func $s11EngineTests012DatabaseLockB05SuitefMp_9generatorfMu_() async -> Testing.Test {
  .__type(
    DatabaseLockTests.self,
    traits: [.__documentationLine("/// What a database's writer has to wait for, and what is kept when it cannot be had. Time stands still but for the copying of pieces: 4 ms each."),.__documentationLine("///"),.__documentationLine("/// - Source: DESIGN.md §7; Docs/decisions/0006-databases.md.")],sourceLocation: Testing.SourceLocation(__uncheckedFileID: "EngineTests/DatabaseLockTests.swift", filePath: "/work/main/Tests/EngineTests/DatabaseLockTests.swift", line: 11, column: 2)
  )
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated  let $s11EngineTests012DatabaseLockB05SuitefMp_8accessorfMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s11EngineTests012DatabaseLockB05SuitefMp_9generatorfMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated  let $s11EngineTests012DatabaseLockB05SuitefMp_17testContentRecordfMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s11EngineTests012DatabaseLockB05SuitefMp_8accessorfMu_($0, $1, $2, $3) },
  0b1,
  0
)

// original-source-range: /work/main/Tests/EngineTests/DatabaseLockTests.swift:294:2-294:2
