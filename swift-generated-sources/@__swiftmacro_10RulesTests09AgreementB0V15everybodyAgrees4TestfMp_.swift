@available(*, deprecated, message: "This function is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s10RulesTests09AgreementB0V15everybodyAgrees4TestfMp_17Z4e3362b89817c2abfMu_(seed arg0:Int) async throws -> Void {
  @Sendable func $s10RulesTests09AgreementB0V15everybodyAgrees4TestfMp_7__localfMu0_(seed arg0:Int,_:isolated (any _Concurrency.Actor)?=Testing.__defaultSynchronousIsolationContext) async throws {
    let $s10RulesTests09AgreementB0V15everybodyAgrees4TestfMp_7__localfMu_ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait(AgreementTests())))
    _ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait($s10RulesTests09AgreementB0V15everybodyAgrees4TestfMp_7__localfMu_.everybodyAgrees(seed: arg0))))
  }
  try await $s10RulesTests09AgreementB0V15everybodyAgrees4TestfMp_7__localfMu0_(seed: arg0)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s10RulesTests09AgreementB0V15everybodyAgrees4TestfMp_25generator4e3362b89817c2abfMu_() async -> Testing.Test {
  return .__function(
  named: "everybodyAgrees(seed:)",
  in: AgreementTests.self,
  xcTestCompatibleSelector: nil,
  traits: [],arguments: {0..<60},sourceLocation: Testing.SourceLocation(__uncheckedFileID: "RulesTests/AgreementTests.swift", filePath: "/work/main/Tests/RulesTests/AgreementTests.swift", line: 73, column: 6),
  parameters: [(firstName: "seed",secondName: nil,type: (Int).self)],
  testFunction: $s10RulesTests09AgreementB0V15everybodyAgrees4TestfMp_17Z4e3362b89817c2abfMu_
)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private static nonisolated let $s10RulesTests09AgreementB0V15everybodyAgrees4TestfMp_24accessor4e3362b89817c2abfMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s10RulesTests09AgreementB0V15everybodyAgrees4TestfMp_25generator4e3362b89817c2abfMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated static let $s10RulesTests09AgreementB0V15everybodyAgrees4TestfMp_33testContentRecord4e3362b89817c2abfMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s10RulesTests09AgreementB0V15everybodyAgrees4TestfMp_24accessor4e3362b89817c2abfMu_($0, $1, $2, $3) },
  0b10,
  0
)

// original-source-range: /work/main/Tests/RulesTests/AgreementTests.swift:84:6-84:6
