@available(*, deprecated, message: "This function is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s10RulesTests013IgnorePatternB0V03badD9IsRefused4TestfMp_16a7e2f07ac3167e3ffMu_(_ arg0:String) async throws -> Void {
  @Sendable func $s10RulesTests013IgnorePatternB0V03badD9IsRefused4TestfMp_7__localfMu0_(_ arg0:String,_:isolated (any _Concurrency.Actor)?=Testing.__defaultSynchronousIsolationContext) async throws {
    let $s10RulesTests013IgnorePatternB0V03badD9IsRefused4TestfMp_7__localfMu_ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait(IgnorePatternTests())))
    _ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait($s10RulesTests013IgnorePatternB0V03badD9IsRefused4TestfMp_7__localfMu_.badPatternIsRefused(arg0))))
  }
  try await $s10RulesTests013IgnorePatternB0V03badD9IsRefused4TestfMp_7__localfMu0_(arg0)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s10RulesTests013IgnorePatternB0V03badD9IsRefused4TestfMp_25generatora7e2f07ac3167e3ffMu_() async -> Testing.Test {
  return .__function(
  named: "badPatternIsRefused(_:)",
  in: IgnorePatternTests.self,
  xcTestCompatibleSelector: nil,
  traits: [],arguments: {["", " ", "/", "!", "!/", "#a", "a//b", "[a", "[]", "[z-a]", "[[:nope:]]", "a\\", "a\nb", "a\0b", "//a"]},sourceLocation: Testing.SourceLocation(__uncheckedFileID: "RulesTests/IgnorePatternTests.swift", filePath: "/work/main/Tests/RulesTests/IgnorePatternTests.swift", line: 43, column: 6),
  parameters: [(firstName: "_",secondName: "text",type: (String).self)],
  testFunction: $s10RulesTests013IgnorePatternB0V03badD9IsRefused4TestfMp_16a7e2f07ac3167e3ffMu_
)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private static nonisolated let $s10RulesTests013IgnorePatternB0V03badD9IsRefused4TestfMp_24accessora7e2f07ac3167e3ffMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s10RulesTests013IgnorePatternB0V03badD9IsRefused4TestfMp_25generatora7e2f07ac3167e3ffMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated static let $s10RulesTests013IgnorePatternB0V03badD9IsRefused4TestfMp_33testContentRecorda7e2f07ac3167e3ffMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s10RulesTests013IgnorePatternB0V03badD9IsRefused4TestfMp_24accessora7e2f07ac3167e3ffMu_($0, $1, $2, $3) },
  0b10,
  0
)

// original-source-range: /work/main/Tests/RulesTests/IgnorePatternTests.swift:46:6-46:6
