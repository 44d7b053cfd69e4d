@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private  func $s13SettingsTests09RootsEditB05SuitefMp_9generatorfMu_() async -> Testing.Test {
  .__type(
    RootsEditTests.self,
    traits: [.__documentationLine("/// `cairn roots add` and `remove`, as far as the text of the settings goes.")],sourceLocation: Testing.SourceLocation(__uncheckedFileID: "SettingsTests/RootsEditTests.swift", filePath: "/work/main/Tests/SettingsTests/RootsEditTests.swift", line: 7, column: 2)
  )
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated  let $s13SettingsTests09RootsEditB05SuitefMp_8accessorfMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s13SettingsTests09RootsEditB05SuitefMp_9generatorfMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated  let $s13SettingsTests09RootsEditB05SuitefMp_17testContentRecordfMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s13SettingsTests09RootsEditB05SuitefMp_8accessorfMu_($0, $1, $2, $3) },
  0b1,
  0
)

// original-source-range: /work/main/Tests/SettingsTests/RootsEditTests.swift:90:2-90:2
