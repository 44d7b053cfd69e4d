@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private  func $s11SettleTests07PackageaB05SuitefMp_9generatorfMu_() async -> Testing.Test {
  .__type(
    PackageSettleTests.self,
    traits: [.__documentationLine("/// What is dirty in a package settles as one. - Source: DESIGN.md §7.")],sourceLocation: Testing.SourceLocation(__uncheckedFileID: "SettleTests/PackageSettleTests.swift", filePath: "/work/main/Tests/SettleTests/PackageSettleTests.swift", line: 7, column: 2)
  )
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated  let $s11SettleTests07PackageaB05SuitefMp_8accessorfMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s11SettleTests07PackageaB05SuitefMp_9generatorfMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated  let $s11SettleTests07PackageaB05SuitefMp_17testContentRecordfMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s11SettleTests07PackageaB05SuitefMp_8accessorfMu_($0, $1, $2, $3) },
  0b1,
  0
)

// original-source-range: /work/main/Tests/SettleTests/PackageSettleTests.swift:73:2-73:2
