@available(*, deprecated, message: "This function is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s13SettingsTestsAAV10timeIsRead4TestfMp_17Z71a4a2d47dec22e1fMu_(text arg0:String,seconds arg1:Int) async throws -> Void {
  @Sendable func $s13SettingsTestsAAV10timeIsRead4TestfMp_7__localfMu0_(text arg0:String,seconds arg1:Int,_:isolated (any _Concurrency.Actor)?=Testing.__defaultSynchronousIsolationContext) async throws {
    let $s13SettingsTestsAAV10timeIsRead4TestfMp_7__localfMu_ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait(SettingsTests())))
    _ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait($s13SettingsTestsAAV10timeIsRead4TestfMp_7__localfMu_.timeIsRead(text: arg0,seconds: arg1))))
  }
  try await $s13SettingsTestsAAV10timeIsRead4TestfMp_7__localfMu0_(text: arg0,seconds: arg1)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s13SettingsTestsAAV10timeIsRead4TestfMp_25generator71a4a2d47dec22e1fMu_() async -> Testing.Test {
  return .__function(
  named: "timeIsRead(text:seconds:)",
  in: SettingsTests.self,
  xcTestCompatibleSelector: nil,
  traits: [],arguments: {[
        ("1s", 1), ("90s", 90), ("5m", 300), ("1h", 3600), ("2 h", 7200), ("007s", 7), ("3000ms", 3), ("2d", 172_800),
    ]},sourceLocation: Testing.SourceLocation(__uncheckedFileID: "SettingsTests/SettingsTests.swift", filePath: "/work/main/Tests/SettingsTests/SettingsTests.swift", line: 252, column: 6),
  parameters: [(firstName: "text",secondName: nil,type: (String).self),(firstName: "seconds",secondName: nil,type: (Int).self)],
  testFunction: $s13SettingsTestsAAV10timeIsRead4TestfMp_17Z71a4a2d47dec22e1fMu_
)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private static nonisolated let $s13SettingsTestsAAV10timeIsRead4TestfMp_24accessor71a4a2d47dec22e1fMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s13SettingsTestsAAV10timeIsRead4TestfMp_25generator71a4a2d47dec22e1fMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated static let $s13SettingsTestsAAV10timeIsRead4TestfMp_33testContentRecord71a4a2d47dec22e1fMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s13SettingsTestsAAV10timeIsRead4TestfMp_24accessor71a4a2d47dec22e1fMu_($0, $1, $2, $3) },
  0b10,
  0
)

// original-source-range: /work/main/Tests/SettingsTests/SettingsTests.swift:257:6-257:6
