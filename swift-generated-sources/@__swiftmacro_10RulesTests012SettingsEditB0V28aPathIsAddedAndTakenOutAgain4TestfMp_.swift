@available(*, deprecated, message: "This function is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s10RulesTests012SettingsEditB0V28aPathIsAddedAndTakenOutAgain4TestfMp_17Z2c8d18018fdfa27afMu_(_ arg0:String,_ arg1:String) async throws -> Void {
  @Sendable func $s10RulesTests012SettingsEditB0V28aPathIsAddedAndTakenOutAgain4TestfMp_7__localfMu0_(_ arg0:String,_ arg1:String,_:isolated (any _Concurrency.Actor)?=Testing.__defaultSynchronousIsolationContext) async throws {
    let $s10RulesTests012SettingsEditB0V28aPathIsAddedAndTakenOutAgain4TestfMp_7__localfMu_ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait(SettingsEditTests())))
    _ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait($s10RulesTests012SettingsEditB0V28aPathIsAddedAndTakenOutAgain4TestfMp_7__localfMu_.aPathIsAddedAndTakenOutAgain(arg0,arg1))))
  }
  try await $s10RulesTests012SettingsEditB0V28aPathIsAddedAndTakenOutAgain4TestfMp_7__localfMu0_(arg0,arg1)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s10RulesTests012SettingsEditB0V28aPathIsAddedAndTakenOutAgain4TestfMp_25generator2c8d18018fdfa27afMu_() async -> Testing.Test {
  return .__function(
  named: "aPathIsAddedAndTakenOutAgain(_:_:)",
  in: SettingsEditTests.self,
  xcTestCompatibleSelector: nil,
  traits: [],arguments: {[
        ("", "[exclude]\npaths = [\"/x\"]\n"),
        ("readers = 2", "readers = 2\n\n[exclude]\npaths = [\"/x\"]\n"),
        ("[exclude]\nflags = true # yes\n", "[exclude]\npaths = [\"/x\"]\nflags = true # yes\n"),
        ("[exclude]\npaths = []\n", "[exclude]\npaths = [\"/x\"]\n"),
        ("[exclude]\npaths = [\"~/a\"] # why\n", "[exclude]\npaths = [\"~/a\", \"/x\"] # why\n"),
        ("[exclude]\n  paths = [\n    \"/a\", # one ]\n    '/b' # two\n  ]\n[watch]\n", "[exclude]\n  paths = [\n    \"/a\", # one ]\n    '/b', \"/x\" # two\n  ]\n[watch]\n"),
        ("[exclude]\npaths = [\"/a\",]\n", "[exclude]\npaths = [\"/a\", \"/x\",]\n"),
    ]},sourceLocation: Testing.SourceLocation(__uncheckedFileID: "RulesTests/ExclusionHistoryTests.swift", filePath: "/work/main/Tests/RulesTests/ExclusionHistoryTests.swift", line: 133, column: 6),
  parameters: [(firstName: "_",secondName: "before",type: (String).self),(firstName: "_",secondName: "after",type: (String).self)],
  testFunction: $s10RulesTests012SettingsEditB0V28aPathIsAddedAndTakenOutAgain4TestfMp_17Z2c8d18018fdfa27afMu_
)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private static nonisolated let $s10RulesTests012SettingsEditB0V28aPathIsAddedAndTakenOutAgain4TestfMp_24accessor2c8d18018fdfa27afMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s10RulesTests012SettingsEditB0V28aPathIsAddedAndTakenOutAgain4TestfMp_25generator2c8d18018fdfa27afMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated static let $s10RulesTests012SettingsEditB0V28aPathIsAddedAndTakenOutAgain4TestfMp_33testContentRecord2c8d18018fdfa27afMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s10RulesTests012SettingsEditB0V28aPathIsAddedAndTakenOutAgain4TestfMp_24accessor2c8d18018fdfa27afMu_($0, $1, $2, $3) },
  0b10,
  0
)

// original-source-range: /work/main/Tests/RulesTests/ExclusionHistoryTests.swift:148:6-148:6
