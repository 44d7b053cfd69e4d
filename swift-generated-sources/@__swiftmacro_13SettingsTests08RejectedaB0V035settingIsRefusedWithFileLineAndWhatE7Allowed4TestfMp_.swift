@available(*, deprecated, message: "This function is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s13SettingsTests08RejectedaB0V035settingIsRefusedWithFileLineAndWhatE7Allowed4TestfMp_16e0a7f8a1fbf8981cfMu_(name arg0:String) async throws -> Void {
  @Sendable func $s13SettingsTests08RejectedaB0V035settingIsRefusedWithFileLineAndWhatE7Allowed4TestfMp_7__localfMu0_(name arg0:String,_:isolated (any _Concurrency.Actor)?=Testing.__defaultSynchronousIsolationContext) async throws {
    let $s13SettingsTests08RejectedaB0V035settingIsRefusedWithFileLineAndWhatE7Allowed4TestfMp_7__localfMu_ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait(RejectedSettingsTests())))
    _ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait($s13SettingsTests08RejectedaB0V035settingIsRefusedWithFileLineAndWhatE7Allowed4TestfMp_7__localfMu_.settingIsRefusedWithFileLineAndWhatIsAllowed(name: arg0))))
  }
  try await $s13SettingsTests08RejectedaB0V035settingIsRefusedWithFileLineAndWhatE7Allowed4TestfMp_7__localfMu0_(name: arg0)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s13SettingsTests08RejectedaB0V035settingIsRefusedWithFileLineAndWhatE7Allowed4TestfMp_25generatore0a7f8a1fbf8981cfMu_() async -> Testing.Test {
  return .__function(
  named: "settingIsRefusedWithFileLineAndWhatIsAllowed(name:)",
  in: RejectedSettingsTests.self,
  xcTestCompatibleSelector: nil,
  traits: [],arguments: {try Self.names},sourceLocation: Testing.SourceLocation(__uncheckedFileID: "SettingsTests/RejectedSettingsTests.swift", filePath: "/work/main/Tests/SettingsTests/RejectedSettingsTests.swift", line: 18, column: 6),
  parameters: [(firstName: "name",secondName: nil,type: (String).self)],
  testFunction: $s13SettingsTests08RejectedaB0V035settingIsRefusedWithFileLineAndWhatE7Allowed4TestfMp_16e0a7f8a1fbf8981cfMu_
)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private static nonisolated let $s13SettingsTests08RejectedaB0V035settingIsRefusedWithFileLineAndWhatE7Allowed4TestfMp_24accessore0a7f8a1fbf8981cfMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s13SettingsTests08RejectedaB0V035settingIsRefusedWithFileLineAndWhatE7Allowed4TestfMp_25generatore0a7f8a1fbf8981cfMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated static let $s13SettingsTests08RejectedaB0V035settingIsRefusedWithFileLineAndWhatE7Allowed4TestfMp_33testContentRecorde0a7f8a1fbf8981cfMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s13SettingsTests08RejectedaB0V035settingIsRefusedWithFileLineAndWhatE7Allowed4TestfMp_24accessore0a7f8a1fbf8981cfMu_($0, $1, $2, $3) },
  0b10,
  0
)

// original-source-range: /work/main/Tests/SettingsTests/RejectedSettingsTests.swift:30:6-30:6
