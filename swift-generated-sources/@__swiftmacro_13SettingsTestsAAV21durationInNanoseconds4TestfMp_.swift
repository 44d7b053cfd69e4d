@available(*, deprecated, message: "This function is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s13SettingsTestsAAV21durationInNanoseconds4TestfMp_17Z20d8b3fa74371151fMu_() async throws -> Void {
  @Sendable func $s13SettingsTestsAAV21durationInNanoseconds4TestfMp_7__localfMu0_(_:isolated (any _Concurrency.Actor)?=Testing.__defaultSynchronousIsolationContext) async throws {
    let $s13SettingsTestsAAV21durationInNanoseconds4TestfMp_7__localfMu_ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait(SettingsTests())))
    _ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait($s13SettingsTestsAAV21durationInNanoseconds4TestfMp_7__localfMu_.durationInNanoseconds())))
  }
  try await $s13SettingsTestsAAV21durationInNanoseconds4TestfMp_7__localfMu0_()
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s13SettingsTestsAAV21durationInNanoseconds4TestfMp_25generator20d8b3fa74371151fMu_() async -> Testing.Test {
  return .__function(
  named: "durationInNanoseconds()",
  in: SettingsTests.self,
  xcTestCompatibleSelector: nil,
  traits: [],sourceLocation: Testing.SourceLocation(__uncheckedFileID: "SettingsTests/SettingsTests.swift", filePath: "/work/main/Tests/SettingsTests/SettingsTests.swift", line: 290, column: 6),
  parameters: [],
  testFunction: $s13SettingsTestsAAV21durationInNanoseconds4TestfMp_17Z20d8b3fa74371151fMu_
)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private static nonisolated let $s13SettingsTestsAAV21durationInNanoseconds4TestfMp_24accessor20d8b3fa74371151fMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s13SettingsTestsAAV21durationInNanoseconds4TestfMp_25generator20d8b3fa74371151fMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated static let $s13SettingsTestsAAV21durationInNanoseconds4TestfMp_33testContentRecord20d8b3fa74371151fMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s13SettingsTestsAAV21durationInNanoseconds4TestfMp_24accessor20d8b3fa74371151fMu_($0, $1, $2, $3) },
  0,
  0
)

// original-source-range: /work/main/Tests/SettingsTests/SettingsTests.swift:294:6-294:6
