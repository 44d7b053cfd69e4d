@available(*, deprecated, message: "This function is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s13SettingsTestsAAV051standardDirectoriesAndContainersAreMeantUnlessRootsG5Named4TestfMp_17Z2e0ca90f82793429fMu_(text arg0:String,standard arg1:Bool,flatpak arg2:Bool) async throws -> Void {
  @Sendable func $s13SettingsTestsAAV051standardDirectoriesAndContainersAreMeantUnlessRootsG5Named4TestfMp_7__localfMu0_(text arg0:String,standard arg1:Bool,flatpak arg2:Bool,_:isolated (any _Concurrency.Actor)?=Testing.__defaultSynchronousIsolationContext) async throws {
    let $s13SettingsTestsAAV051standardDirectoriesAndContainersAreMeantUnlessRootsG5Named4TestfMp_7__localfMu_ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait(SettingsTests())))
    _ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait($s13SettingsTestsAAV051standardDirectoriesAndContainersAreMeantUnlessRootsG5Named4TestfMp_7__localfMu_.standardDirectoriesAndContainersAreMeantUnlessRootsAreNamed(text: arg0,standard: arg1,flatpak: arg2))))
  }
  try await $s13SettingsTestsAAV051standardDirectoriesAndContainersAreMeantUnlessRootsG5Named4TestfMp_7__localfMu0_(text: arg0,standard: arg1,flatpak: arg2)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s13SettingsTestsAAV051standardDirectoriesAndContainersAreMeantUnlessRootsG5Named4TestfMp_25generator2e0ca90f82793429fMu_() async -> Testing.Test {
  return .__function(
  named: "standardDirectoriesAndContainersAreMeantUnlessRootsAreNamed(text:standard:flatpak:)",
  in: SettingsTests.self,
  xcTestCompatibleSelector: nil,
  traits: [.__documentationLine("/// Whoever names roots has chosen; whoever does not gets what the system knows.")],arguments: {[
        ("", true, true), ("standard = false", false, false), ("[[root]]\nname = \"a\"\npath = \"/a\"", false, false),
        ("standard = true\n[[root]]\nname = \"a\"\npath = \"/a\"", true, true),
        ("standard = false\n[containers]\nflatpak = true", false, true),
        ("[containers]\nflatpak = false", true, false),
    ]},sourceLocation: Testing.SourceLocation(__uncheckedFileID: "SettingsTests/SettingsTests.swift", filePath: "/work/main/Tests/SettingsTests/SettingsTests.swift", line: 41, column: 6),
  parameters: [(firstName: "text",secondName: nil,type: (String).self),(firstName: "standard",secondName: nil,type: (Bool).self),(firstName: "flatpak",secondName: nil,type: (Bool).self)],
  testFunction: $s13SettingsTestsAAV051standardDirectoriesAndContainersAreMeantUnlessRootsG5Named4TestfMp_17Z2e0ca90f82793429fMu_
)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private static nonisolated let $s13SettingsTestsAAV051standardDirectoriesAndContainersAreMeantUnlessRootsG5Named4TestfMp_24accessor2e0ca90f82793429fMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s13SettingsTestsAAV051standardDirectoriesAndContainersAreMeantUnlessRootsG5Named4TestfMp_25generator2e0ca90f82793429fMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated static let $s13SettingsTestsAAV051standardDirectoriesAndContainersAreMeantUnlessRootsG5Named4TestfMp_33testContentRecord2e0ca90f82793429fMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s13SettingsTestsAAV051standardDirectoriesAndContainersAreMeantUnlessRootsG5Named4TestfMp_24accessor2e0ca90f82793429fMu_($0, $1, $2, $3) },
  0b10,
  0
)

// original-source-range: /work/main/Tests/SettingsTests/SettingsTests.swift:51:6-51:6
