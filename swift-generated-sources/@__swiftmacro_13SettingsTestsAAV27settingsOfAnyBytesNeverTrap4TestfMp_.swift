@available(*, deprecated, message: "This function is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s13SettingsTestsAAV27settingsOfAnyBytesNeverTrap4TestfMp_17Z6bf997c5d3cb7dfdfMu_() async throws -> Void {
  @Sendable func $s13SettingsTestsAAV27settingsOfAnyBytesNeverTrap4TestfMp_7__localfMu0_(_:isolated (any _Concurrency.Actor)?=Testing.__defaultSynchronousIsolationContext) async throws {
    let $s13SettingsTestsAAV27settingsOfAnyBytesNeverTrap4TestfMp_7__localfMu_ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait(SettingsTests())))
    _ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait($s13SettingsTestsAAV27settingsOfAnyBytesNeverTrap4TestfMp_7__localfMu_.settingsOfAnyBytesNeverTrap())))
  }
  try await $s13SettingsTestsAAV27settingsOfAnyBytesNeverTrap4TestfMp_7__localfMu0_()
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s13SettingsTestsAAV27settingsOfAnyBytesNeverTrap4TestfMp_25generator6bf997c5d3cb7dfdfMu_() async -> Testing.Test {
  return .__function(
  named: "settingsOfAnyBytesNeverTrap()",
  in: SettingsTests.self,
  xcTestCompatibleSelector: nil,
  traits: [],sourceLocation: Testing.SourceLocation(__uncheckedFileID: "SettingsTests/SettingsTests.swift", filePath: "/work/main/Tests/SettingsTests/SettingsTests.swift", line: 296, column: 6),
  parameters: [],
  testFunction: $s13SettingsTestsAAV27settingsOfAnyBytesNeverTrap4TestfMp_17Z6bf997c5d3cb7dfdfMu_
)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private static nonisolated let $s13SettingsTestsAAV27settingsOfAnyBytesNeverTrap4TestfMp_24accessor6bf997c5d3cb7dfdfMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s13SettingsTestsAAV27settingsOfAnyBytesNeverTrap4TestfMp_25generator6bf997c5d3cb7dfdfMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated static let $s13SettingsTestsAAV27settingsOfAnyBytesNeverTrap4TestfMp_33testContentRecord6bf997c5d3cb7dfdfMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s13SettingsTestsAAV27settingsOfAnyBytesNeverTrap4TestfMp_24accessor6bf997c5d3cb7dfdfMu_($0, $1, $2, $3) },
  0,
  0
)

// original-source-range: /work/main/Tests/SettingsTests/SettingsTests.swift:319:6-319:6
