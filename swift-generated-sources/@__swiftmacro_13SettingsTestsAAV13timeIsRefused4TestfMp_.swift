@available(*, deprecated, message: "This function is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s13SettingsTestsAAV13timeIsRefused4TestfMp_16c1c39b6eba827ce1fMu_(text arg0:String) async throws -> Void {
  @Sendable func $s13SettingsTestsAAV13timeIsRefused4TestfMp_7__localfMu0_(text arg0:String,_:isolated (any _Concurrency.Actor)?=Testing.__defaultSynchronousIsolationContext) async throws {
    let $s13SettingsTestsAAV13timeIsRefused4TestfMp_7__localfMu_ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait(SettingsTests())))
    _ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait($s13SettingsTestsAAV13timeIsRefused4TestfMp_7__localfMu_.timeIsRefused(text: arg0))))
  }
  try await $s13SettingsTestsAAV13timeIsRefused4TestfMp_7__localfMu0_(text: arg0)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s13SettingsTestsAAV13timeIsRefused4TestfMp_25generatorc1c39b6eba827ce1fMu_() async -> Testing.Test {
  return .__function(
  named: "timeIsRefused(text:)",
  in: SettingsTests.self,
  xcTestCompatibleSelector: nil,
  traits: [],arguments: {["", "s", "ms", "5", "5x", "5M", "5 d d", "9223372036854775807d", "1.5s", "-1s", "+1s", " 1s", "1s ", "1  s", "١s", "1S"]},sourceLocation: Testing.SourceLocation(__uncheckedFileID: "SettingsTests/SettingsTests.swift", filePath: "/work/main/Tests/SettingsTests/SettingsTests.swift", line: 272, column: 6),
  parameters: [(firstName: "text",secondName: nil,type: (String).self)],
  testFunction: $s13SettingsTestsAAV13timeIsRefused4TestfMp_16c1c39b6eba827ce1fMu_
)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private static nonisolated let $s13SettingsTestsAAV13timeIsRefused4TestfMp_24accessorc1c39b6eba827ce1fMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s13SettingsTestsAAV13timeIsRefused4TestfMp_25generatorc1c39b6eba827ce1fMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated static let $s13SettingsTestsAAV13timeIsRefused4TestfMp_33testContentRecordc1c39b6eba827ce1fMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s13SettingsTestsAAV13timeIsRefused4TestfMp_24accessorc1c39b6eba827ce1fMu_($0, $1, $2, $3) },
  0b10,
  0
)

// original-source-range: /work/main/Tests/SettingsTests/SettingsTests.swift:273:85-273:85
