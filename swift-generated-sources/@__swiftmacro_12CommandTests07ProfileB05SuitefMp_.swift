@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private  func $s12CommandTests07ProfileB05SuitefMp_9generatorfMu_() async -> Testing.Test {
  .__type(
    ProfileTests.self,
    traits: [.enabled(if: Machine.hasWitness, "needs /usr/bin/python3"),.__documentationLine("/// A browser's profile, captured a hundred times while it is written: every version restores to databases that are whole, of one transaction each, and no older than the one before."),.__documentationLine("///"),.__documentationLine("/// - Source: DESIGN.md §7; Tests/Fixtures/firefox_profile.py.")],sourceLocation: Testing.SourceLocation(__uncheckedFileID: "CommandTests/ProfileTests.swift", filePath: "/work/main/Tests/CommandTests/ProfileTests.swift", line: 9, column: 2)
  )
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated  let $s12CommandTests07ProfileB05SuitefMp_8accessorfMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s12CommandTests07ProfileB05SuitefMp_9generatorfMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated  let $s12CommandTests07ProfileB05SuitefMp_17testContentRecordfMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s12CommandTests07ProfileB05SuitefMp_8accessorfMu_($0, $1, $2, $3) },
  0b1,
  0
)

// original-source-range: /work/main/Tests/CommandTests/ProfileTests.swift:66:2-66:2
