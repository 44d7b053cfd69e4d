@available(*, deprecated, message: "This function is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s10RulesTests012SettingsEditB0V022whatIsWrittenOtherwiseF10NotTouched4TestfMp_16ca5a11b1877f3d5dfMu_() async throws -> Void {
  @Sendable func $s10RulesTests012SettingsEditB0V022whatIsWrittenOtherwiseF10NotTouched4TestfMp_7__localfMu0_(_:isolated (any _Concurrency.Actor)?=Testing.__defaultSynchronousIsolationContext) async throws {
    let $s10RulesTests012SettingsEditB0V022whatIsWrittenOtherwiseF10NotTouched4TestfMp_7__localfMu_ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait(SettingsEditTests())))
    _ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait($s10RulesTests012SettingsEditB0V022whatIsWrittenOtherwiseF10NotTouched4TestfMp_7__localfMu_.whatIsWrittenOtherwiseIsNotTouched())))
  }
  try await $s10RulesTests012SettingsEditB0V022whatIsWrittenOtherwiseF10NotTouched4TestfMp_7__localfMu0_()
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s10RulesTests012SettingsEditB0V022whatIsWrittenOtherwiseF10NotTouched4TestfMp_25generatorca5a11b1877f3d5dfMu_() async -> Testing.Test {
  return .__function(
  named: "whatIsWrittenOtherwiseIsNotTouched()",
  in: SettingsEditTests.self,
  xcTestCompatibleSelector: nil,
  traits: [],sourceLocation: Testing.SourceLocation(__uncheckedFileID: "RulesTests/ExclusionHistoryTests.swift", filePath: "/work/main/Tests/RulesTests/ExclusionHistoryTests.swift", line: 150, column: 6),
  parameters: [],
  testFunction: $s10RulesTests012SettingsEditB0V022whatIsWrittenOtherwiseF10NotTouched4TestfMp_16ca5a11b1877f3d5dfMu_
)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private static nonisolated let $s10RulesTests012SettingsEditB0V022whatIsWrittenOtherwiseF10NotTouched4TestfMp_24accessorca5a11b1877f3d5dfMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s10RulesTests012SettingsEditB0V022whatIsWrittenOtherwiseF10NotTouched4TestfMp_25generatorca5a11b1877f3d5dfMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated static let $s10RulesTests012SettingsEditB0V022whatIsWrittenOtherwiseF10NotTouched4TestfMp_33testContentRecordca5a11b1877f3d5dfMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s10RulesTests012SettingsEditB0V022whatIsWrittenOtherwiseF10NotTouched4TestfMp_24accessorca5a11b1877f3d5dfMu_($0, $1, $2, $3) },
  0,
  0
)

// original-source-range: /work/main/Tests/RulesTests/ExclusionHistoryTests.swift:154:6-154:6
