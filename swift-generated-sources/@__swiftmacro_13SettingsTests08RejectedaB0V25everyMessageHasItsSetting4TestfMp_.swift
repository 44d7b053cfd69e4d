@available(*, deprecated, message: "This function is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s13SettingsTests08RejectedaB0V25everyMessageHasItsSetting4TestfMp_16a53df78081f782b0fMu_() async throws -> Void {
  @Sendable func $s13SettingsTests08RejectedaB0V25everyMessageHasItsSetting4TestfMp_7__localfMu0_(_:isolated (any _Concurrency.Actor)?=Testing.__defaultSynchronousIsolationContext) async throws {
    let $s13SettingsTests08RejectedaB0V25everyMessageHasItsSetting4TestfMp_7__localfMu_ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait(RejectedSettingsTests())))
    _ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait($s13SettingsTests08RejectedaB0V25everyMessageHasItsSetting4TestfMp_7__localfMu_.everyMessageHasItsSetting())))
  }
  try await $s13SettingsTests08RejectedaB0V25everyMessageHasItsSetting4TestfMp_7__localfMu0_()
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s13SettingsTests08RejectedaB0V25everyMessageHasItsSetting4TestfMp_25generatora53df78081f782b0fMu_() async -> Testing.Test {
  return .__function(
  named: "everyMessageHasItsSetting()",
  in: RejectedSettingsTests.self,
  xcTestCompatibleSelector: nil,
  traits: [],sourceLocation: Testing.SourceLocation(__uncheckedFileID: "SettingsTests/RejectedSettingsTests.swift", filePath: "/work/main/Tests/SettingsTests/RejectedSettingsTests.swift", line: 32, column: 6),
  parameters: [],
  testFunction: $s13SettingsTests08RejectedaB0V25everyMessageHasItsSetting4TestfMp_16a53df78081f782b0fMu_
)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private static nonisolated let $s13SettingsTests08RejectedaB0V25everyMessageHasItsSetting4TestfMp_24accessora53df78081f782b0fMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s13SettingsTests08RejectedaB0V25everyMessageHasItsSetting4TestfMp_25generatora53df78081f782b0fMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated static let $s13SettingsTests08RejectedaB0V25everyMessageHasItsSetting4TestfMp_33testContentRecorda53df78081f782b0fMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s13SettingsTests08RejectedaB0V25everyMessageHasItsSetting4TestfMp_24accessora53df78081f782b0fMu_($0, $1, $2, $3) },
  0,
  0
)

// original-source-range: /work/main/Tests/SettingsTests/RejectedSettingsTests.swift:38:6-38:6
