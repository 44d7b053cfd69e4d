@available(*, deprecated, message: "This function is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s13SettingsTests09RootsEditB0V32theFirstRootKeepsTheStandardOnes4TestfMp_16fb604496a9038057fMu_() async throws -> Void {
  @Sendable func $s13SettingsTests09RootsEditB0V32theFirstRootKeepsTheStandardOnes4TestfMp_7__localfMu0_(_:isolated (any _Concurrency.Actor)?=Testing.__defaultSynchronousIsolationContext) async throws {
    let $s13SettingsTests09RootsEditB0V32theFirstRootKeepsTheStandardOnes4TestfMp_7__localfMu_ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait(RootsEditTests())))
    _ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait($s13SettingsTests09RootsEditB0V32theFirstRootKeepsTheStandardOnes4TestfMp_7__localfMu_.theFirstRootKeepsTheStandardOnes())))
  }
  try await $s13SettingsTests09RootsEditB0V32theFirstRootKeepsTheStandardOnes4TestfMp_7__localfMu0_()
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s13SettingsTests09RootsEditB0V32theFirstRootKeepsTheStandardOnes4TestfMp_25generatorfb604496a9038057fMu_() async -> Testing.Test {
  return .__function(
  named: "theFirstRootKeepsTheStandardOnes()",
  in: RootsEditTests.self,
  xcTestCompatibleSelector: nil,
  traits: [],sourceLocation: Testing.SourceLocation(__uncheckedFileID: "SettingsTests/RootsEditTests.swift", filePath: "/work/main/Tests/SettingsTests/RootsEditTests.swift", line: 19, column: 6),
  parameters: [],
  testFunction: $s13SettingsTests09RootsEditB0V32theFirstRootKeepsTheStandardOnes4TestfMp_16fb604496a9038057fMu_
)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private static nonisolated let $s13SettingsTests09RootsEditB0V32theFirstRootKeepsTheStandardOnes4TestfMp_24accessorfb604496a9038057fMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s13SettingsTests09RootsEditB0V32theFirstRootKeepsTheStandardOnes4TestfMp_25generatorfb604496a9038057fMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated static let $s13SettingsTests09RootsEditB0V32theFirstRootKeepsTheStandardOnes4TestfMp_33testContentRecordfb604496a9038057fMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s13SettingsTests09RootsEditB0V32theFirstRootKeepsTheStandardOnes4TestfMp_24accessorfb604496a9038057fMu_($0, $1, $2, $3) },
  0,
  0
)

// original-source-range: /work/main/Tests/SettingsTests/RootsEditTests.swift:24:6-24:6
