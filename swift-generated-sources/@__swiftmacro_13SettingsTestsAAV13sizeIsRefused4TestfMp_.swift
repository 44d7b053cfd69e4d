@available(*, deprecated, message: "This function is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s13SettingsTestsAAV13sizeIsRefused4TestfMp_17Z7572ca7d40b1075ffMu_(text arg0:String) async throws -> Void {
  @Sendable func $s13SettingsTestsAAV13sizeIsRefused4TestfMp_7__localfMu0_(text arg0:String,_:isolated (any _Concurrency.Actor)?=Testing.__defaultSynchronousIsolationContext) async throws {
    let $s13SettingsTestsAAV13sizeIsRefused4TestfMp_7__localfMu_ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait(SettingsTests())))
    _ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait($s13SettingsTestsAAV13sizeIsRefused4TestfMp_7__localfMu_.sizeIsRefused(text: arg0))))
  }
  try await $s13SettingsTestsAAV13sizeIsRefused4TestfMp_7__localfMu0_(text: arg0)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s13SettingsTestsAAV13sizeIsRefused4TestfMp_25generator7572ca7d40b1075ffMu_() async -> Testing.Test {
  return .__function(
  named: "sizeIsRefused(text:)",
  in: SettingsTests.self,
  xcTestCompatibleSelector: nil,
  traits: [],arguments: {["", "GiB", "1G", "1.5GiB", "-1", "16777216TiB", "18446744073709551616"]},sourceLocation: Testing.SourceLocation(__uncheckedFileID: "SettingsTests/SettingsTests.swift", filePath: "/work/main/Tests/SettingsTests/SettingsTests.swift", line: 282, column: 6),
  parameters: [(firstName: "text",secondName: nil,type: (String).self)],
  testFunction: $s13SettingsTestsAAV13sizeIsRefused4TestfMp_17Z7572ca7d40b1075ffMu_
)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private static nonisolated let $s13SettingsTestsAAV13sizeIsRefused4TestfMp_24accessor7572ca7d40b1075ffMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s13SettingsTestsAAV13sizeIsRefused4TestfMp_25generator7572ca7d40b1075ffMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated static let $s13SettingsTestsAAV13sizeIsRefused4TestfMp_33testContentRecord7572ca7d40b1075ffMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s13SettingsTestsAAV13sizeIsRefused4TestfMp_24accessor7572ca7d40b1075ffMu_($0, $1, $2, $3) },
  0b10,
  0
)

// original-source-range: /work/main/Tests/SettingsTests/SettingsTests.swift:283:72-283:72
