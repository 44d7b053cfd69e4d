@available(*, deprecated, message: "This function is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s13SettingsTests09RootsEditB0V37aRootIsTakenOutWithItsTablesAndNoMore4TestfMp_17Z333df602d63830cffMu_() async throws -> Void {
  @Sendable func $s13SettingsTests09RootsEditB0V37aRootIsTakenOutWithItsTablesAndNoMore4TestfMp_7__localfMu0_(_:isolated (any _Concurrency.Actor)?=Testing.__defaultSynchronousIsolationContext) async throws {
    let $s13SettingsTests09RootsEditB0V37aRootIsTakenOutWithItsTablesAndNoMore4TestfMp_7__localfMu_ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait(RootsEditTests())))
    _ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait($s13SettingsTests09RootsEditB0V37aRootIsTakenOutWithItsTablesAndNoMore4TestfMp_7__localfMu_.aRootIsTakenOutWithItsTablesAndNoMore())))
  }
  try await $s13SettingsTests09RootsEditB0V37aRootIsTakenOutWithItsTablesAndNoMore4TestfMp_7__localfMu0_()
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s13SettingsTests09RootsEditB0V37aRootIsTakenOutWithItsTablesAndNoMore4TestfMp_25generator333df602d63830cffMu_() async -> Testing.Test {
  return .__function(
  named: "aRootIsTakenOutWithItsTablesAndNoMore()",
  in: RootsEditTests.self,
  xcTestCompatibleSelector: nil,
  traits: [],sourceLocation: Testing.SourceLocation(__uncheckedFileID: "SettingsTests/RootsEditTests.swift", filePath: "/work/main/Tests/SettingsTests/RootsEditTests.swift", line: 53, column: 6),
  parameters: [],
  testFunction: $s13SettingsTests09RootsEditB0V37aRootIsTakenOutWithItsTablesAndNoMore4TestfMp_17Z333df602d63830cffMu_
)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private static nonisolated let $s13SettingsTests09RootsEditB0V37aRootIsTakenOutWithItsTablesAndNoMore4TestfMp_24accessor333df602d63830cffMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s13SettingsTests09RootsEditB0V37aRootIsTakenOutWithItsTablesAndNoMore4TestfMp_25generator333df602d63830cffMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated static let $s13SettingsTests09RootsEditB0V37aRootIsTakenOutWithItsTablesAndNoMore4TestfMp_33testContentRecord333df602d63830cffMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s13SettingsTests09RootsEditB0V37aRootIsTakenOutWithItsTablesAndNoMore4TestfMp_24accessor333df602d63830cffMu_($0, $1, $2, $3) },
  0,
  0
)

// original-source-range: /work/main/Tests/SettingsTests/RootsEditTests.swift:77:6-77:6
