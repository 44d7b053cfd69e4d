@available(*, deprecated, message: "This function is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s13SettingsTestsAAV26shownSizeReadsBackAsItself4TestfMp_17Z35992c507a9bdb59fMu_(bytes arg0:UInt64) async throws -> Void {
  @Sendable func $s13SettingsTestsAAV26shownSizeReadsBackAsItself4TestfMp_7__localfMu0_(bytes arg0:UInt64,_:isolated (any _Concurrency.Actor)?=Testing.__defaultSynchronousIsolationContext) async throws {
    let $s13SettingsTestsAAV26shownSizeReadsBackAsItself4TestfMp_7__localfMu_ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait(SettingsTests())))
    _ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait($s13SettingsTestsAAV26shownSizeReadsBackAsItself4TestfMp_7__localfMu_.shownSizeReadsBackAsItself(bytes: arg0))))
  }
  try await $s13SettingsTestsAAV26shownSizeReadsBackAsItself4TestfMp_7__localfMu0_(bytes: arg0)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s13SettingsTestsAAV26shownSizeReadsBackAsItself4TestfMp_25generator35992c507a9bdb59fMu_() async -> Testing.Test {
  return .__function(
  named: "shownSizeReadsBackAsItself(bytes:)",
  in: SettingsTests.self,
  xcTestCompatibleSelector: nil,
  traits: [],arguments: {[0, 1, 1000, 1023, 1024, 1 << 20, 3 << 29, 1 << 40, UInt64.max]},sourceLocation: Testing.SourceLocation(__uncheckedFileID: "SettingsTests/SettingsTests.swift", filePath: "/work/main/Tests/SettingsTests/SettingsTests.swift", line: 285, column: 6),
  parameters: [(firstName: "bytes",secondName: nil,type: (UInt64).self)],
  testFunction: $s13SettingsTestsAAV26shownSizeReadsBackAsItself4TestfMp_17Z35992c507a9bdb59fMu_
)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private static nonisolated let $s13SettingsTestsAAV26shownSizeReadsBackAsItself4TestfMp_24accessor35992c507a9bdb59fMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s13SettingsTestsAAV26shownSizeReadsBackAsItself4TestfMp_25generator35992c507a9bdb59fMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated static let $s13SettingsTestsAAV26shownSizeReadsBackAsItself4TestfMp_33testContentRecord35992c507a9bdb59fMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s13SettingsTestsAAV26shownSizeReadsBackAsItself4TestfMp_24accessor35992c507a9bdb59fMu_($0, $1, $2, $3) },
  0b10,
  0
)

// original-source-range: /work/main/Tests/SettingsTests/SettingsTests.swift:288:6-288:6
