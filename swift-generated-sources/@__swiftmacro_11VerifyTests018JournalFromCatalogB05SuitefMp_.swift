@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private  func $s11VerifyTests018JournalFromCatalogB05SuitefMp_9generatorfMu_() async -> Testing.Test {
  .__type(
    JournalFromCatalogTests.self,
    traits: [.__documentationLine("/// A journal that was damaged after the catalog had read it: nothing is lost.")],sourceLocation: Testing.SourceLocation(__uncheckedFileID: "VerifyTests/JournalFromCatalogTests.swift", filePath: "/work/main/Tests/VerifyTests/JournalFromCatalogTests.swift", line: 8, column: 2)
  )
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated  let $s11VerifyTests018JournalFromCatalogB05SuitefMp_8accessorfMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s11VerifyTests018JournalFromCatalogB05SuitefMp_9generatorfMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated  let $s11VerifyTests018JournalFromCatalogB05SuitefMp_17testContentRecordfMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s11VerifyTests018JournalFromCatalogB05SuitefMp_8accessorfMu_($0, $1, $2, $3) },
  0b1,
  0
)

// original-source-range: /work/main/Tests/VerifyTests/JournalFromCatalogTests.swift:168:2-168:2
