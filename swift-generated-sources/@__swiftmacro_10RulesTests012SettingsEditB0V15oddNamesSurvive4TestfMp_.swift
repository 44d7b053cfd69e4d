@available(*, deprecated, message: "This function is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s10RulesTests012SettingsEditB0V15oddNamesSurvive4TestfMp_17Z58d36167e14b72d5fMu_() async throws -> Void {
  @Sendable func $s10RulesTests012SettingsEditB0V15oddNamesSurvive4TestfMp_7__localfMu0_(_:isolated (any _Concurrency.Actor)?=Testing.__defaultSynchronousIsolationContext) async throws {
    let $s10RulesTests012SettingsEditB0V15oddNamesSurvive4TestfMp_7__localfMu_ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait(SettingsEditTests())))
    _ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait($s10RulesTests012SettingsEditB0V15oddNamesSurvive4TestfMp_7__localfMu_.oddNamesSurvive())))
  }
  try await $s10RulesTests012SettingsEditB0V15oddNamesSurvive4TestfMp_7__localfMu0_()
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s10RulesTests012SettingsEditB0V15oddNamesSurvive4TestfMp_25generator58d36167e14b72d5fMu_() async -> Testing.Test {
  return .__function(
  named: "oddNamesSurvive()",
  in: SettingsEditTests.self,
  xcTestCompatibleSelector: nil,
  traits: [],sourceLocation: Testing.SourceLocation(__uncheckedFileID: "RulesTests/ExclusionHistoryTests.swift", filePath: "/work/main/Tests/RulesTests/ExclusionHistoryTests.swift", line: 156, column: 6),
  parameters: [],
  testFunction: $s10RulesTests012SettingsEditB0V15oddNamesSurvive4TestfMp_17Z58d36167e14b72d5fMu_
)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private static nonisolated let $s10RulesTests012SettingsEditB0V15oddNamesSurvive4TestfMp_24accessor58d36167e14b72d5fMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s10RulesTests012SettingsEditB0V15oddNamesSurvive4TestfMp_25generator58d36167e14b72d5fMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated static let $s10RulesTests012SettingsEditB0V15oddNamesSurvive4TestfMp_33testContentRecord58d36167e14b72d5fMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s10RulesTests012SettingsEditB0V15oddNamesSurvive4TestfMp_24accessor58d36167e14b72d5fMu_($0, $1, $2, $3) },
  0,
  0
)

// original-source-range: /work/main/Tests/RulesTests/ExclusionHistoryTests.swift:161:6-161:6
