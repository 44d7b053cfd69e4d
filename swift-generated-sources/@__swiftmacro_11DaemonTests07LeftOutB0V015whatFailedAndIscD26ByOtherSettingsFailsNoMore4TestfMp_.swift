@available(*, deprecated, message: "This function is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s11DaemonTests07LeftOutB0V015whatFailedAndIscD26ByOtherSettingsFailsNoMore4TestfMp_16fb7832f2540c2c0dfMu_() async throws -> Void {
  @Sendable func $s11DaemonTests07LeftOutB0V015whatFailedAndIscD26ByOtherSettingsFailsNoMore4TestfMp_7__localfMu0_(_:isolated (any _Concurrency.Actor)?=Testing.__defaultSynchronousIsolationContext) async throws {
    let $s11DaemonTests07LeftOutB0V015whatFailedAndIscD26ByOtherSettingsFailsNoMore4TestfMp_7__localfMu_ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait(LeftOutTests())))
    _ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait($s11DaemonTests07LeftOutB0V015whatFailedAndIscD26ByOtherSettingsFailsNoMore4TestfMp_7__localfMu_.whatFailedAndIsLeftOutByOtherSettingsFailsNoMore())))
  }
  try await $s11DaemonTests07LeftOutB0V015whatFailedAndIscD26ByOtherSettingsFailsNoMore4TestfMp_7__localfMu0_()
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s11DaemonTests07LeftOutB0V015whatFailedAndIscD26ByOtherSettingsFailsNoMore4TestfMp_25generatorfb7832f2540c2c0dfMu_() async -> Testing.Test {
  return .__function(
  named: "whatFailedAndIsLeftOutByOtherSettingsFailsNoMore()",
  in: LeftOutTests.self,
  xcTestCompatibleSelector: nil,
  traits: [],sourceLocation: Testing.SourceLocation(__uncheckedFileID: "DaemonTests/LeftOutTests.swift", filePath: "/work/main/Tests/DaemonTests/LeftOutTests.swift", line: 44, column: 6),
  parameters: [],
  testFunction: $s11DaemonTests07LeftOutB0V015whatFailedAndIscD26ByOtherSettingsFailsNoMore4TestfMp_16fb7832f2540c2c0dfMu_
)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private static nonisolated let $s11DaemonTests07LeftOutB0V015whatFailedAndIscD26ByOtherSettingsFailsNoMore4TestfMp_24accessorfb7832f2540c2c0dfMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s11DaemonTests07LeftOutB0V015whatFailedAndIscD26ByOtherSettingsFailsNoMore4TestfMp_25generatorfb7832f2540c2c0dfMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated static let $s11DaemonTests07LeftOutB0V015whatFailedAndIscD26ByOtherSettingsFailsNoMore4TestfMp_33testContentRecordfb7832f2540c2c0dfMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s11DaemonTests07LeftOutB0V015whatFailedAndIscD26ByOtherSettingsFailsNoMore4TestfMp_24accessorfb7832f2540c2c0dfMu_($0, $1, $2, $3) },
  0,
  0
)

// original-source-range: /work/main/Tests/DaemonTests/LeftOutTests.swift:56:6-56:6
