@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private  func $s12ServiceTests07ProgramB05SuitefMp_9generatorfMu_() async -> Testing.Test {
  .__type(
    ProgramTests.self,
    traits: [.serialized,.__documentationLine("/// Real small programs.")],sourceLocation: Testing.SourceLocation(__uncheckedFileID: "ServiceTests/ProgramTests.swift", filePath: "/work/main/Tests/ServiceTests/ProgramTests.swift", line: 8, column: 2)
  )
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated  let $s12ServiceTests07ProgramB05SuitefMp_8accessorfMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s12ServiceTests07ProgramB05SuitefMp_9generatorfMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated  let $s12ServiceTests07ProgramB05SuitefMp_17testContentRecordfMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s12ServiceTests07ProgramB05SuitefMp_8accessorfMu_($0, $1, $2, $3) },
  0b1,
  0
)

// original-source-range: /work/main/Tests/ServiceTests/ProgramTests.swift:127:2-127:2
