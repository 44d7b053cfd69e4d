@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private  func $s10FaultTests08PowerCutB05SuitefMp_9generatorfMu_() async -> Testing.Test {
  .__type(
    PowerCutTests.self,
    traits: [.__documentationLine("/// The power goes while the binary works, at the level of the block device: whatever the disk's cache held may be gone, torn or there. The file system recovers, and"),.__documentationLine("/// every commit that the binary had acknowledged restores exactly."),.__documentationLine("///"),.__documentationLine("/// `make test` takes a few cuts; `CAIRN_SOAK_CUTS` says how many, over ext4 and XFS.")],sourceLocation: Testing.SourceLocation(__uncheckedFileID: "FaultTests/PowerCutTests.swift", filePath: "/work/main/Tests/FaultTests/PowerCutTests.swift", line: 9, column: 2)
  )
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated  let $s10FaultTests08PowerCutB05SuitefMp_8accessorfMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s10FaultTests08PowerCutB05SuitefMp_9generatorfMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated  let $s10FaultTests08PowerCutB05SuitefMp_17testContentRecordfMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s10FaultTests08PowerCutB05SuitefMp_8accessorfMu_($0, $1, $2, $3) },
  0b1,
  0
)

// original-source-range: /work/main/Tests/FaultTests/PowerCutTests.swift:65:2-65:2
