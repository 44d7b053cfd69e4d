@available(*, deprecated, message: "This function is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s13SettingsTests019StandardDirectoriesB0V022locationsFollowTheBaseD04TestfMp_17Z481ceaf7d10fd033fMu_() async throws -> Void {
  @Sendable func $s13SettingsTests019StandardDirectoriesB0V022locationsFollowTheBaseD04TestfMp_7__localfMu0_(_:isolated (any _Concurrency.Actor)?=Testing.__defaultSynchronousIsolationContext) async throws {
    let $s13SettingsTests019StandardDirectoriesB0V022locationsFollowTheBaseD04TestfMp_7__localfMu_ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait(StandardDirectoriesTests())))
    _ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait($s13SettingsTests019StandardDirectoriesB0V022locationsFollowTheBaseD04TestfMp_7__localfMu_.locationsFollowTheBaseDirectories())))
  }
  try await $s13SettingsTests019StandardDirectoriesB0V022locationsFollowTheBaseD04TestfMp_7__localfMu0_()
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s13SettingsTests019StandardDirectoriesB0V022locationsFollowTheBaseD04TestfMp_25generator481ceaf7d10fd033fMu_() async -> Testing.Test {
  return .__function(
  named: "locationsFollowTheBaseDirectories()",
  in: StandardDirectoriesTests.self,
  xcTestCompatibleSelector: nil,
  traits: [],sourceLocation: Testing.SourceLocation(__uncheckedFileID: "SettingsTests/StandardDirectoriesTests.swift", filePath: "/work/main/Tests/SettingsTests/StandardDirectoriesTests.swift", line: 97, column: 6),
  parameters: [],
  testFunction: $s13SettingsTests019StandardDirectoriesB0V022locationsFollowTheBaseD04TestfMp_17Z481ceaf7d10fd033fMu_
)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private static nonisolated let $s13SettingsTests019StandardDirectoriesB0V022locationsFollowTheBaseD04TestfMp_24accessor481ceaf7d10fd033fMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s13SettingsTests019StandardDirectoriesB0V022locationsFollowTheBaseD04TestfMp_25generator481ceaf7d10fd033fMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated static let $s13SettingsTests019StandardDirectoriesB0V022locationsFollowTheBaseD04TestfMp_33testContentRecord481ceaf7d10fd033fMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s13SettingsTests019StandardDirectoriesB0V022locationsFollowTheBaseD04TestfMp_24accessor481ceaf7d10fd033fMu_($0, $1, $2, $3) },
  0,
  0
)

// original-source-range: /work/main/Tests/SettingsTests/StandardDirectoriesTests.swift:109:6-109:6
