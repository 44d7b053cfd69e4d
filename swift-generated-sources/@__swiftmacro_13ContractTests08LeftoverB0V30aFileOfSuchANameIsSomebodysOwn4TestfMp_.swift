@available(*, deprecated, message: "This function is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s13ContractTests08LeftoverB0V30aFileOfSuchANameIsSomebodysOwn4TestfMp_17Z4a29da8f620bf90afMu_() async throws -> Void {
  @Sendable func $s13ContractTests08LeftoverB0V30aFileOfSuchANameIsSomebodysOwn4TestfMp_7__localfMu0_(_:isolated (any _Concurrency.Actor)?=Testing.__defaultSynchronousIsolationContext) async throws {
    let $s13ContractTests08LeftoverB0V30aFileOfSuchANameIsSomebodysOwn4TestfMp_7__localfMu_ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait(LeftoverTests())))
    _ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait($s13ContractTests08LeftoverB0V30aFileOfSuchANameIsSomebodysOwn4TestfMp_7__localfMu_.aFileOfSuchANameIsSomebodysOwn())))
  }
  try await $s13ContractTests08LeftoverB0V30aFileOfSuchANameIsSomebodysOwn4TestfMp_7__localfMu0_()
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s13ContractTests08LeftoverB0V30aFileOfSuchANameIsSomebodysOwn4TestfMp_25generator4a29da8f620bf90afMu_() async -> Testing.Test {
  return .__function(
  named: "aFileOfSuchANameIsSomebodysOwn()",
  in: LeftoverTests.self,
  xcTestCompatibleSelector: nil,
  traits: [.__documentationLine("/// Issue 13, item 16.")],sourceLocation: Testing.SourceLocation(__uncheckedFileID: "ContractTests/LeftoverTests.swift", filePath: "/work/main/Tests/ContractTests/LeftoverTests.swift", line: 41, column: 6),
  parameters: [],
  testFunction: $s13ContractTests08LeftoverB0V30aFileOfSuchANameIsSomebodysOwn4TestfMp_17Z4a29da8f620bf90afMu_
)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private static nonisolated let $s13ContractTests08LeftoverB0V30aFileOfSuchANameIsSomebodysOwn4TestfMp_24accessor4a29da8f620bf90afMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s13ContractTests08LeftoverB0V30aFileOfSuchANameIsSomebodysOwn4TestfMp_25generator4a29da8f620bf90afMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated static let $s13ContractTests08LeftoverB0V30aFileOfSuchANameIsSomebodysOwn4TestfMp_33testContentRecord4a29da8f620bf90afMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s13ContractTests08LeftoverB0V30aFileOfSuchANameIsSomebodysOwn4TestfMp_24accessor4a29da8f620bf90afMu_($0, $1, $2, $3) },
  0,
  0
)

// original-source-range: /work/main/Tests/ContractTests/LeftoverTests.swift:51:6-51:6
