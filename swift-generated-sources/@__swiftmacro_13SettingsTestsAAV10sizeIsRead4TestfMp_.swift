@available(*, deprecated, message: "This function is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s13SettingsTestsAAV10sizeIsRead4TestfMp_17Z7dd1fa8e49cee1adfMu_(text arg0:String,bytes arg1:UInt64) async throws -> Void {
  @Sendable func $s13SettingsTestsAAV10sizeIsRead4TestfMp_7__localfMu0_(text arg0:String,bytes arg1:UInt64,_:isolated (any _Concurrency.Actor)?=Testing.__defaultSynchronousIsolationContext) async throws {
    let $s13SettingsTestsAAV10sizeIsRead4TestfMp_7__localfMu_ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait(SettingsTests())))
    _ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait($s13SettingsTestsAAV10sizeIsRead4TestfMp_7__localfMu_.sizeIsRead(text: arg0,bytes: arg1))))
  }
  try await $s13SettingsTestsAAV10sizeIsRead4TestfMp_7__localfMu0_(text: arg0,bytes: arg1)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s13SettingsTestsAAV10sizeIsRead4TestfMp_25generator7dd1fa8e49cee1adfMu_() async -> Testing.Test {
  return .__function(
  named: "sizeIsRead(text:bytes:)",
  in: SettingsTests.self,
  xcTestCompatibleSelector: nil,
  traits: [],arguments: {[
            ("0", 0), ("4096", 4096), ("1kB", 1000), ("1 KiB", 1024), ("500mb", 500_000_000),
            ("16777215TiB", 18_446_742_974_197_923_840),
        ] as [(String, UInt64)]},sourceLocation: Testing.SourceLocation(__uncheckedFileID: "SettingsTests/SettingsTests.swift", filePath: "/work/main/Tests/SettingsTests/SettingsTests.swift", line: 275, column: 6),
  parameters: [(firstName: "text",secondName: nil,type: (String).self),(firstName: "bytes",secondName: nil,type: (UInt64).self)],
  testFunction: $s13SettingsTestsAAV10sizeIsRead4TestfMp_17Z7dd1fa8e49cee1adfMu_
)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private static nonisolated let $s13SettingsTestsAAV10sizeIsRead4TestfMp_24accessor7dd1fa8e49cee1adfMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s13SettingsTestsAAV10sizeIsRead4TestfMp_25generator7dd1fa8e49cee1adfMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated static let $s13SettingsTestsAAV10sizeIsRead4TestfMp_33testContentRecord7dd1fa8e49cee1adfMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s13SettingsTestsAAV10sizeIsRead4TestfMp_24accessor7dd1fa8e49cee1adfMu_($0, $1, $2, $3) },
  0b10,
  0
)

// original-source-range: /work/main/Tests/SettingsTests/SettingsTests.swift:280:93-280:93
