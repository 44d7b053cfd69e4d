@available(*, deprecated, message: "This function is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s13SettingsTestsAAV29fileThatCannotBeReadIsAnError4TestfMp_16b3e390a681d52352fMu_() async throws -> Void {
  @Sendable func $s13SettingsTestsAAV29fileThatCannotBeReadIsAnError4TestfMp_7__localfMu0_(_:isolated (any _Concurrency.Actor)?=Testing.__defaultSynchronousIsolationContext) async throws {
    let $s13SettingsTestsAAV29fileThatCannotBeReadIsAnError4TestfMp_7__localfMu_ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait(SettingsTests())))
    _ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait($s13SettingsTestsAAV29fileThatCannotBeReadIsAnError4TestfMp_7__localfMu_.fileThatCannotBeReadIsAnError())))
  }
  try await $s13SettingsTestsAAV29fileThatCannotBeReadIsAnError4TestfMp_7__localfMu0_()
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s13SettingsTestsAAV29fileThatCannotBeReadIsAnError4TestfMp_25generatorb3e390a681d52352fMu_() async -> Testing.Test {
  return .__function(
  named: "fileThatCannotBeReadIsAnError()",
  in: SettingsTests.self,
  xcTestCompatibleSelector: nil,
  traits: [],sourceLocation: Testing.SourceLocation(__uncheckedFileID: "SettingsTests/SettingsTests.swift", filePath: "/work/main/Tests/SettingsTests/SettingsTests.swift", line: 156, column: 6),
  parameters: [],
  testFunction: $s13SettingsTestsAAV29fileThatCannotBeReadIsAnError4TestfMp_16b3e390a681d52352fMu_
)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private static nonisolated let $s13SettingsTestsAAV29fileThatCannotBeReadIsAnError4TestfMp_24accessorb3e390a681d52352fMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s13SettingsTestsAAV29fileThatCannotBeReadIsAnError4TestfMp_25generatorb3e390a681d52352fMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated static let $s13SettingsTestsAAV29fileThatCannotBeReadIsAnError4TestfMp_33testContentRecordb3e390a681d52352fMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s13SettingsTestsAAV29fileThatCannotBeReadIsAnError4TestfMp_24accessorb3e390a681d52352fMu_($0, $1, $2, $3) },
  0,
  0
)

// original-source-range: /work/main/Tests/SettingsTests/SettingsTests.swift:163:6-163:6
