@available(*, deprecated, message: "This function is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s13SettingsTests019StandardDirectoriesB0V23pathIsReadAsAShellWould4TestfMp_17Z79f606aa6125a805fMu_(line arg0:String,path arg1:String) async throws -> Void {
  @Sendable func $s13SettingsTests019StandardDirectoriesB0V23pathIsReadAsAShellWould4TestfMp_7__localfMu0_(line arg0:String,path arg1:String,_:isolated (any _Concurrency.Actor)?=Testing.__defaultSynchronousIsolationContext) async throws {
    let $s13SettingsTests019StandardDirectoriesB0V23pathIsReadAsAShellWould4TestfMp_7__localfMu_ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait(StandardDirectoriesTests())))
    _ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait($s13SettingsTests019StandardDirectoriesB0V23pathIsReadAsAShellWould4TestfMp_7__localfMu_.pathIsReadAsAShellWould(line: arg0,path: arg1))))
  }
  try await $s13SettingsTests019StandardDirectoriesB0V23pathIsReadAsAShellWould4TestfMp_7__localfMu0_(line: arg0,path: arg1)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s13SettingsTests019StandardDirectoriesB0V23pathIsReadAsAShellWould4TestfMp_25generator79f606aa6125a805fMu_() async -> Testing.Test {
  return .__function(
  named: "pathIsReadAsAShellWould(line:path:)",
  in: StandardDirectoriesTests.self,
  xcTestCompatibleSelector: nil,
  traits: [],arguments: {[
        ("XDG_DOCUMENTS_DIR=\"/data/Papiere/\"", "/data/Papiere"),
        ("  XDG_DOCUMENTS_DIR = \"$HOME/D\"  ", "/home/ada/D"),
        (#"XDG_DOCUMENTS_DIR="/a \"b\" \$c \\""#, #"/a "b" $c \"#),
        ("XDG_DOCUMENTS_DIR=\"$HOME/A\"\nXDG_DOCUMENTS_DIR=\"$HOME/B\"", "/home/ada/B"),
        ("XDG_DOCUMENTS_DIR=\"$HOME/A\"\r\n", "/home/ada/A"),
    ]},sourceLocation: Testing.SourceLocation(__uncheckedFileID: "SettingsTests/StandardDirectoriesTests.swift", filePath: "/work/main/Tests/SettingsTests/StandardDirectoriesTests.swift", line: 51, column: 6),
  parameters: [(firstName: "line",secondName: nil,type: (String).self),(firstName: "path",secondName: nil,type: (String).self)],
  testFunction: $s13SettingsTests019StandardDirectoriesB0V23pathIsReadAsAShellWould4TestfMp_17Z79f606aa6125a805fMu_
)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private static nonisolated let $s13SettingsTests019StandardDirectoriesB0V23pathIsReadAsAShellWould4TestfMp_24accessor79f606aa6125a805fMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s13SettingsTests019StandardDirectoriesB0V23pathIsReadAsAShellWould4TestfMp_25generator79f606aa6125a805fMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated static let $s13SettingsTests019StandardDirectoriesB0V23pathIsReadAsAShellWould4TestfMp_33testContentRecord79f606aa6125a805fMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s13SettingsTests019StandardDirectoriesB0V23pathIsReadAsAShellWould4TestfMp_24accessor79f606aa6125a805fMu_($0, $1, $2, $3) },
  0b10,
  0
)

// original-source-range: /work/main/Tests/SettingsTests/StandardDirectoriesTests.swift:60:6-60:6
