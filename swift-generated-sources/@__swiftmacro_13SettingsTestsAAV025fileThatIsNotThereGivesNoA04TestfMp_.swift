@available(*, deprecated, message: "This function is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s13SettingsTestsAAV025fileThatIsNotThereGivesNoA04TestfMp_16c005125ddab02297fMu_() async throws -> Void {
  @Sendable func $s13SettingsTestsAAV025fileThatIsNotThereGivesNoA04TestfMp_7__localfMu0_(_:isolated (any _Concurrency.Actor)?=Testing.__defaultSynchronousIsolationContext) async throws {
    let $s13SettingsTestsAAV025fileThatIsNotThereGivesNoA04TestfMp_7__localfMu_ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait(SettingsTests())))
    _ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait($s13SettingsTestsAAV025fileThatIsNotThereGivesNoA04TestfMp_7__localfMu_.fileThatIsNotThereGivesNoSettings())))
  }
  try await $s13SettingsTestsAAV025fileThatIsNotThereGivesNoA04TestfMp_7__localfMu0_()
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s13SettingsTestsAAV025fileThatIsNotThereGivesNoA04TestfMp_25generatorc005125ddab02297fMu_() async -> Testing.Test {
  return .__function(
  named: "fileThatIsNotThereGivesNoSettings()",
  in: SettingsTests.self,
  xcTestCompatibleSelector: nil,
  traits: [],sourceLocation: Testing.SourceLocation(__uncheckedFileID: "SettingsTests/SettingsTests.swift", filePath: "/work/main/Tests/SettingsTests/SettingsTests.swift", line: 152, column: 6),
  parameters: [],
  testFunction: $s13SettingsTestsAAV025fileThatIsNotThereGivesNoA04TestfMp_16c005125ddab02297fMu_
)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private static nonisolated let $s13SettingsTestsAAV025fileThatIsNotThereGivesNoA04TestfMp_24accessorc005125ddab02297fMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s13SettingsTestsAAV025fileThatIsNotThereGivesNoA04TestfMp_25generatorc005125ddab02297fMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated static let $s13SettingsTestsAAV025fileThatIsNotThereGivesNoA04TestfMp_33testContentRecordc005125ddab02297fMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s13SettingsTestsAAV025fileThatIsNotThereGivesNoA04TestfMp_24accessorc005125ddab02297fMu_($0, $1, $2, $3) },
  0,
  0
)

// original-source-range: /work/main/Tests/SettingsTests/SettingsTests.swift:154:6-154:6
