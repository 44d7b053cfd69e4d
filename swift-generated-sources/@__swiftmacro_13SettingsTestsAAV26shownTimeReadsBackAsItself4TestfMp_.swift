@available(*, deprecated, message: "This function is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s13SettingsTestsAAV26shownTimeReadsBackAsItself4TestfMp_16efde3d18582ccf16fMu_(milliseconds arg0:Int) async throws -> Void {
  @Sendable func $s13SettingsTestsAAV26shownTimeReadsBackAsItself4TestfMp_7__localfMu0_(milliseconds arg0:Int,_:isolated (any _Concurrency.Actor)?=Testing.__defaultSynchronousIsolationContext) async throws {
    let $s13SettingsTestsAAV26shownTimeReadsBackAsItself4TestfMp_7__localfMu_ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait(SettingsTests())))
    _ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait($s13SettingsTestsAAV26shownTimeReadsBackAsItself4TestfMp_7__localfMu_.shownTimeReadsBackAsItself(milliseconds: arg0))))
  }
  try await $s13SettingsTestsAAV26shownTimeReadsBackAsItself4TestfMp_7__localfMu0_(milliseconds: arg0)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s13SettingsTestsAAV26shownTimeReadsBackAsItself4TestfMp_25generatorefde3d18582ccf16fMu_() async -> Testing.Test {
  return .__function(
  named: "shownTimeReadsBackAsItself(milliseconds:)",
  in: SettingsTests.self,
  xcTestCompatibleSelector: nil,
  traits: [],arguments: {[1, 500, 1500, 2000, 60_000, 90_000, 3_600_000, 86_400_000, 172_800_000]},sourceLocation: Testing.SourceLocation(__uncheckedFileID: "SettingsTests/SettingsTests.swift", filePath: "/work/main/Tests/SettingsTests/SettingsTests.swift", line: 259, column: 6),
  parameters: [(firstName: "milliseconds",secondName: nil,type: (Int).self)],
  testFunction: $s13SettingsTestsAAV26shownTimeReadsBackAsItself4TestfMp_16efde3d18582ccf16fMu_
)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private static nonisolated let $s13SettingsTestsAAV26shownTimeReadsBackAsItself4TestfMp_24accessorefde3d18582ccf16fMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s13SettingsTestsAAV26shownTimeReadsBackAsItself4TestfMp_25generatorefde3d18582ccf16fMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated static let $s13SettingsTestsAAV26shownTimeReadsBackAsItself4TestfMp_33testContentRecordefde3d18582ccf16fMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s13SettingsTestsAAV26shownTimeReadsBackAsItself4TestfMp_24accessorefde3d18582ccf16fMu_($0, $1, $2, $3) },
  0b10,
  0
)

// original-source-range: /work/main/Tests/SettingsTests/SettingsTests.swift:263:6-263:6
