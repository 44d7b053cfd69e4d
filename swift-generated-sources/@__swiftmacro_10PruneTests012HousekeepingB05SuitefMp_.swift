@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private  func $s10PruneTests012HousekeepingB05SuitefMp_9generatorfMu_() async -> Testing.Test {
  .__type(
    HousekeepingTests.self,
    traits: [.__documentationLine("/// Continuous capture for many days, thinned each hour and pruned each night: what the repository takes and costs stays flat."),.__documentationLine("///"),.__documentationLine("/// `make housekeeping` runs a month of it: 30 days of 5,000 saves over 20,000 files.")],sourceLocation: Testing.SourceLocation(__uncheckedFileID: "PruneTests/HousekeepingTests.swift", filePath: "/work/main/Tests/PruneTests/HousekeepingTests.swift", line: 13, column: 2)
  )
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated  let $s10PruneTests012HousekeepingB05SuitefMp_8accessorfMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s10PruneTests012HousekeepingB05SuitefMp_9generatorfMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated  let $s10PruneTests012HousekeepingB05SuitefMp_17testContentRecordfMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s10PruneTests012HousekeepingB05SuitefMp_8accessorfMu_($0, $1, $2, $3) },
  0b1,
  0
)

// original-source-range: /work/main/Tests/PruneTests/HousekeepingTests.swift:283:2-283:2
