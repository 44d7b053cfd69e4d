@available(*, deprecated, message: "This function is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s13SettingsTests019StandardDirectoriesB0V016lineThatIsNotOneG10PassedOver4TestfMp_15fa13eb3aeddf7a1fMu_(line arg0:String) async throws -> Void {
  @Sendable func $s13SettingsTests019StandardDirectoriesB0V016lineThatIsNotOneG10PassedOver4TestfMp_7__localfMu0_(line arg0:String,_:isolated (any _Concurrency.Actor)?=Testing.__defaultSynchronousIsolationContext) async throws {
    let $s13SettingsTests019StandardDirectoriesB0V016lineThatIsNotOneG10PassedOver4TestfMp_7__localfMu_ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait(StandardDirectoriesTests())))
    _ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait($s13SettingsTests019StandardDirectoriesB0V016lineThatIsNotOneG10PassedOver4TestfMp_7__localfMu_.lineThatIsNotOneIsPassedOver(line: arg0))))
  }
  try await $s13SettingsTests019StandardDirectoriesB0V016lineThatIsNotOneG10PassedOver4TestfMp_7__localfMu0_(line: arg0)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s13SettingsTests019StandardDirectoriesB0V016lineThatIsNotOneG10PassedOver4TestfMp_24generatorfa13eb3aeddf7a1fMu_() async -> Testing.Test {
  return .__function(
  named: "lineThatIsNotOneIsPassedOver(line:)",
  in: StandardDirectoriesTests.self,
  xcTestCompatibleSelector: nil,
  traits: [.__documentationLine("/// What the file's own reader passes over leaves the default.")],arguments: {[
        "XDG_DOCUMENTS_DIR=\"Dokumente\"", "XDG_DOCUMENTS_DIR=$HOME/Dokumente",
        "#XDG_DOCUMENTS_DIR=\"/x\"",
        "XDG_DOCUMENTS_DIR=\"$HOMER/x\"", "XDG_DOCUMENTS_DIR", "XDG__DIR=\"/x\"", "",
    ]},sourceLocation: Testing.SourceLocation(__uncheckedFileID: "SettingsTests/StandardDirectoriesTests.swift", filePath: "/work/main/Tests/SettingsTests/StandardDirectoriesTests.swift", line: 63, column: 6),
  parameters: [(firstName: "line",secondName: nil,type: (String).self)],
  testFunction: $s13SettingsTests019StandardDirectoriesB0V016lineThatIsNotOneG10PassedOver4TestfMp_15fa13eb3aeddf7a1fMu_
)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private static nonisolated let $s13SettingsTests019StandardDirectoriesB0V016lineThatIsNotOneG10PassedOver4TestfMp_23accessorfa13eb3aeddf7a1fMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s13SettingsTests019StandardDirectoriesB0V016lineThatIsNotOneG10PassedOver4TestfMp_24generatorfa13eb3aeddf7a1fMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated static let $s13SettingsTests019StandardDirectoriesB0V016lineThatIsNotOneG10PassedOver4TestfMp_32testContentRecordfa13eb3aeddf7a1fMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s13SettingsTests019StandardDirectoriesB0V016lineThatIsNotOneG10PassedOver4TestfMp_23accessorfa13eb3aeddf7a1fMu_($0, $1, $2, $3) },
  0b10,
  0
)

// original-source-range: /work/main/Tests/SettingsTests/StandardDirectoriesTests.swift:70:6-70:6
