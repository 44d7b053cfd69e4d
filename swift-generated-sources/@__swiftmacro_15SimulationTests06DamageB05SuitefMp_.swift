@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private  func $s15SimulationTests06DamageB05SuitefMp_9generatorfMu_() async -> Testing.Test {
  .__type(
    DamageTests.self,
    traits: [.__documentationLine("/// Damage is detected, never restored as if it were good. - Source: DESIGN.md §1, promise 1.")],sourceLocation: Testing.SourceLocation(__uncheckedFileID: "SimulationTests/DamageTests.swift", filePath: "/work/main/Tests/SimulationTests/DamageTests.swift", line: 8, column: 2)
  )
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated  let $s15SimulationTests06DamageB05SuitefMp_8accessorfMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s15SimulationTests06DamageB05SuitefMp_9generatorfMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated  let $s15SimulationTests06DamageB05SuitefMp_17testContentRecordfMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s15SimulationTests06DamageB05SuitefMp_8accessorfMu_($0, $1, $2, $3) },
  0b1,
  0
)

// original-source-range: /work/main/Tests/SimulationTests/DamageTests.swift:171:2-171:2
