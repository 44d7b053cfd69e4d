@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private  func $s10PurgeTests07OutsideB05SuitefMp_9generatorfMu_() async -> Testing.Test {
  .__type(
    OutsideTests.self,
    traits: [.__documentationLine("/// Nothing outside its roots is ever removed, whatever stands in them and whoever swaps it meanwhile. - Source: DESIGN.md §8.")],sourceLocation: Testing.SourceLocation(__uncheckedFileID: "PurgeTests/OutsideTests.swift", filePath: "/work/main/Tests/PurgeTests/OutsideTests.swift", line: 13, column: 2)
  )
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated  let $s10PurgeTests07OutsideB05SuitefMp_8accessorfMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s10PurgeTests07OutsideB05SuitefMp_9generatorfMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated  let $s10PurgeTests07OutsideB05SuitefMp_17testContentRecordfMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s10PurgeTests07OutsideB05SuitefMp_8accessorfMu_($0, $1, $2, $3) },
  0b1,
  0
)

// original-source-range: /work/main/Tests/PurgeTests/OutsideTests.swift:177:2-177:2
