@available(*, deprecated, message: "This function is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s12CommandTests09EncryptedB0V29nothingCanBeReadWithoutTheKey4TestfMp_17Z59201a14cb327096fMu_() async throws -> Void {
  @Sendable func $s12CommandTests09EncryptedB0V29nothingCanBeReadWithoutTheKey4TestfMp_7__localfMu0_(_:isolated (any _Concurrency.Actor)?=Testing.__defaultSynchronousIsolationContext) async throws {
    let $s12CommandTests09EncryptedB0V29nothingCanBeReadWithoutTheKey4TestfMp_7__localfMu_ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait(EncryptedTests())))
    _ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait($s12CommandTests09EncryptedB0V29nothingCanBeReadWithoutTheKey4TestfMp_7__localfMu_.nothingCanBeReadWithoutTheKey())))
  }
  try await $s12CommandTests09EncryptedB0V29nothingCanBeReadWithoutTheKey4TestfMp_7__localfMu0_()
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s12CommandTests09EncryptedB0V29nothingCanBeReadWithoutTheKey4TestfMp_25generator59201a14cb327096fMu_() async -> Testing.Test {
  return .__function(
  named: "nothingCanBeReadWithoutTheKey()",
  in: EncryptedTests.self,
  xcTestCompatibleSelector: nil,
  traits: [.__documentationLine("/// Names, paths, contents, ids of known contents: none of it can be found in any file of the repository.")],sourceLocation: Testing.SourceLocation(__uncheckedFileID: "CommandTests/EncryptedTests.swift", filePath: "/work/main/Tests/CommandTests/EncryptedTests.swift", line: 55, column: 6),
  parameters: [],
  testFunction: $s12CommandTests09EncryptedB0V29nothingCanBeReadWithoutTheKey4TestfMp_17Z59201a14cb327096fMu_
)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private static nonisolated let $s12CommandTests09EncryptedB0V29nothingCanBeReadWithoutTheKey4TestfMp_24accessor59201a14cb327096fMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s12CommandTests09EncryptedB0V29nothingCanBeReadWithoutTheKey4TestfMp_25generator59201a14cb327096fMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated static let $s12CommandTests09EncryptedB0V29nothingCanBeReadWithoutTheKey4TestfMp_33testContentRecord59201a14cb327096fMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s12CommandTests09EncryptedB0V29nothingCanBeReadWithoutTheKey4TestfMp_24accessor59201a14cb327096fMu_($0, $1, $2, $3) },
  0,
  0
)

// original-source-range: /work/main/Tests/CommandTests/EncryptedTests.swift:87:6-87:6
