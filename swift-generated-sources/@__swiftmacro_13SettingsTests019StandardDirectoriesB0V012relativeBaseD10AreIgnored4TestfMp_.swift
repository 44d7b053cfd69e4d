@available(*, deprecated, message: "This function is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s13SettingsTests019StandardDirectoriesB0V012relativeBaseD10AreIgnored4TestfMp_17Z5efa894717671ed1fMu_(variables arg0:[String: String],path arg1:String) async throws -> Void {
  @Sendable func $s13SettingsTests019StandardDirectoriesB0V012relativeBaseD10AreIgnored4TestfMp_7__localfMu0_(variables arg0:[String: String],path arg1:String,_:isolated (any _Concurrency.Actor)?=Testing.__defaultSynchronousIsolationContext) async throws {
    let $s13SettingsTests019StandardDirectoriesB0V012relativeBaseD10AreIgnored4TestfMp_7__localfMu_ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait(StandardDirectoriesTests())))
    _ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait($s13SettingsTests019StandardDirectoriesB0V012relativeBaseD10AreIgnored4TestfMp_7__localfMu_.relativeBaseDirectoriesAreIgnored(variables: arg0,path: arg1))))
  }
  try await $s13SettingsTests019StandardDirectoriesB0V012relativeBaseD10AreIgnored4TestfMp_7__localfMu0_(variables: arg0,path: arg1)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s13SettingsTests019StandardDirectoriesB0V012relativeBaseD10AreIgnored4TestfMp_25generator5efa894717671ed1fMu_() async -> Testing.Test {
  return .__function(
  named: "relativeBaseDirectoriesAreIgnored(variables:path:)",
  in: StandardDirectoriesTests.self,
  xcTestCompatibleSelector: nil,
  traits: [],arguments: {[
        (["XDG_DATA_HOME": "/d/x/"], "/d/x"), (["XDG_DATA_HOME": "d/x"], "/home/ada/.local/share"),
        (["XDG_DATA_HOME": ""], "/home/ada/.local/share"), ([:], "/home/ada/.local/share"),
    ]},sourceLocation: Testing.SourceLocation(__uncheckedFileID: "SettingsTests/StandardDirectoriesTests.swift", filePath: "/work/main/Tests/SettingsTests/StandardDirectoriesTests.swift", line: 89, column: 6),
  parameters: [(firstName: "variables",secondName: nil,type: ([String: String]).self),(firstName: "path",secondName: nil,type: (String).self)],
  testFunction: $s13SettingsTests019StandardDirectoriesB0V012relativeBaseD10AreIgnored4TestfMp_17Z5efa894717671ed1fMu_
)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private static nonisolated let $s13SettingsTests019StandardDirectoriesB0V012relativeBaseD10AreIgnored4TestfMp_24accessor5efa894717671ed1fMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s13SettingsTests019StandardDirectoriesB0V012relativeBaseD10AreIgnored4TestfMp_25generator5efa894717671ed1fMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated static let $s13SettingsTests019StandardDirectoriesB0V012relativeBaseD10AreIgnored4TestfMp_33testContentRecord5efa894717671ed1fMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s13SettingsTests019StandardDirectoriesB0V012relativeBaseD10AreIgnored4TestfMp_24accessor5efa894717671ed1fMu_($0, $1, $2, $3) },
  0b10,
  0
)

// original-source-range: /work/main/Tests/SettingsTests/StandardDirectoriesTests.swift:95:6-95:6
