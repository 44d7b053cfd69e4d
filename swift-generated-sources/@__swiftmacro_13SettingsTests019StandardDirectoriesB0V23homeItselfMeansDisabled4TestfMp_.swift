@available(*, deprecated, message: "This function is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s13SettingsTests019StandardDirectoriesB0V23homeItselfMeansDisabled4TestfMp_17Z71a19495a01d1a93fMu_(value arg0:String) async throws -> Void {
  @Sendable func $s13SettingsTests019StandardDirectoriesB0V23homeItselfMeansDisabled4TestfMp_7__localfMu0_(value arg0:String,_:isolated (any _Concurrency.Actor)?=Testing.__defaultSynchronousIsolationContext) async throws {
    let $s13SettingsTests019StandardDirectoriesB0V23homeItselfMeansDisabled4TestfMp_7__localfMu_ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait(StandardDirectoriesTests())))
    _ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait($s13SettingsTests019StandardDirectoriesB0V23homeItselfMeansDisabled4TestfMp_7__localfMu_.homeItselfMeansDisabled(value: arg0))))
  }
  try await $s13SettingsTests019StandardDirectoriesB0V23homeItselfMeansDisabled4TestfMp_7__localfMu0_(value: arg0)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s13SettingsTests019StandardDirectoriesB0V23homeItselfMeansDisabled4TestfMp_25generator71a19495a01d1a93fMu_() async -> Testing.Test {
  return .__function(
  named: "homeItselfMeansDisabled(value:)",
  in: StandardDirectoriesTests.self,
  xcTestCompatibleSelector: nil,
  traits: [.__documentationLine("/// - Source: the comment that xdg-user-dirs-update writes into the file. What lies around the home is wanted even less.")],arguments: {["$HOME/", "$HOME", "/home/ada", "/home/ada/", "/home", "/"]},sourceLocation: Testing.SourceLocation(__uncheckedFileID: "SettingsTests/StandardDirectoriesTests.swift", filePath: "/work/main/Tests/SettingsTests/StandardDirectoriesTests.swift", line: 73, column: 6),
  parameters: [(firstName: "value",secondName: nil,type: (String).self)],
  testFunction: $s13SettingsTests019StandardDirectoriesB0V23homeItselfMeansDisabled4TestfMp_17Z71a19495a01d1a93fMu_
)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private static nonisolated let $s13SettingsTests019StandardDirectoriesB0V23homeItselfMeansDisabled4TestfMp_24accessor71a19495a01d1a93fMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s13SettingsTests019StandardDirectoriesB0V23homeItselfMeansDisabled4TestfMp_25generator71a19495a01d1a93fMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated static let $s13SettingsTests019StandardDirectoriesB0V23homeItselfMeansDisabled4TestfMp_33testContentRecord71a19495a01d1a93fMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s13SettingsTests019StandardDirectoriesB0V23homeItselfMeansDisabled4TestfMp_24accessor71a19495a01d1a93fMu_($0, $1, $2, $3) },
  0b10,
  0
)

// original-source-range: /work/main/Tests/SettingsTests/StandardDirectoriesTests.swift:80:6-80:6
