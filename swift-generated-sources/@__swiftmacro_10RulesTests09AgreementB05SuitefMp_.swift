@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private  func $s10RulesTests09AgreementB05SuitefMp_9generatorfMu_() async -> Testing.Test {
  .__type(
    AgreementTests.self,
    traits: [.__documentationLine("/// For random trees and rules, `why`, the dry run, the stored set and the audit agree on every path; so do they after changes.")],sourceLocation: Testing.SourceLocation(__uncheckedFileID: "RulesTests/AgreementTests.swift", filePath: "/work/main/Tests/RulesTests/AgreementTests.swift", line: 9, column: 2)
  )
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated  let $s10RulesTests09AgreementB05SuitefMp_8accessorfMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s10RulesTests09AgreementB05SuitefMp_9generatorfMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated  let $s10RulesTests09AgreementB05SuitefMp_17testContentRecordfMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s10RulesTests09AgreementB05SuitefMp_8accessorfMu_($0, $1, $2, $3) },
  0b1,
  0
)

// original-source-range: /work/main/Tests/RulesTests/AgreementTests.swift:134:2-134:2
