@available(*, deprecated, message: "This function is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s10RulesTests013IgnorePatternB0V14negationIsTold4TestfMp_17Z6e3c34892811b800fMu_() async throws -> Void {
  @Sendable func $s10RulesTests013IgnorePatternB0V14negationIsTold4TestfMp_7__localfMu0_(_:isolated (any _Concurrency.Actor)?=Testing.__defaultSynchronousIsolationContext) async throws {
    let $s10RulesTests013IgnorePatternB0V14negationIsTold4TestfMp_7__localfMu_ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait(IgnorePatternTests())))
    _ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait($s10RulesTests013IgnorePatternB0V14negationIsTold4TestfMp_7__localfMu_.negationIsTold())))
  }
  try await $s10RulesTests013IgnorePatternB0V14negationIsTold4TestfMp_7__localfMu0_()
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s10RulesTests013IgnorePatternB0V14negationIsTold4TestfMp_25generator6e3c34892811b800fMu_() async -> Testing.Test {
  return .__function(
  named: "negationIsTold()",
  in: IgnorePatternTests.self,
  xcTestCompatibleSelector: nil,
  traits: [],sourceLocation: Testing.SourceLocation(__uncheckedFileID: "RulesTests/IgnorePatternTests.swift", filePath: "/work/main/Tests/RulesTests/IgnorePatternTests.swift", line: 48, column: 6),
  parameters: [],
  testFunction: $s10RulesTests013IgnorePatternB0V14negationIsTold4TestfMp_17Z6e3c34892811b800fMu_
)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private static nonisolated let $s10RulesTests013IgnorePatternB0V14negationIsTold4TestfMp_24accessor6e3c34892811b800fMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s10RulesTests013IgnorePatternB0V14negationIsTold4TestfMp_25generator6e3c34892811b800fMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated static let $s10RulesTests013IgnorePatternB0V14negationIsTold4TestfMp_33testContentRecord6e3c34892811b800fMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s10RulesTests013IgnorePatternB0V14negationIsTold4TestfMp_24accessor6e3c34892811b800fMu_($0, $1, $2, $3) },
  0,
  0
)

// original-source-range: /work/main/Tests/RulesTests/IgnorePatternTests.swift:51:6-51:6
