@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private  func $s10RulesTests09NamedRootB05SuitefMp_9generatorfMu_() async -> Testing.Test {
  .__type(
    NamedRootTests.self,
    traits: [.__documentationLine("/// A marker in a root that somebody named does not turn it off. (Issue 13, item 11.)")],sourceLocation: Testing.SourceLocation(__uncheckedFileID: "RulesTests/NamedRootTests.swift", filePath: "/work/main/Tests/RulesTests/NamedRootTests.swift", line: 9, column: 2)
  )
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated  let $s10RulesTests09NamedRootB05SuitefMp_8accessorfMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s10RulesTests09NamedRootB05SuitefMp_9generatorfMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated  let $s10RulesTests09NamedRootB05SuitefMp_17testContentRecordfMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s10RulesTests09NamedRootB05SuitefMp_8accessorfMu_($0, $1, $2, $3) },
  0b1,
  0
)

// original-source-range: /work/main/Tests/RulesTests/NamedRootTests.swift:48:2-48:2
