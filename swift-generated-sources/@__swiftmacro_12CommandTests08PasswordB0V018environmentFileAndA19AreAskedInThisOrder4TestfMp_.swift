@available(*, deprecated, message: "This function is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s12CommandTests08PasswordB0V018environmentFileAndA19AreAskedInThisOrder4TestfMp_16bca017b15647f987fMu_() async throws -> Void {
  @Sendable func $s12CommandTests08PasswordB0V018environmentFileAndA19AreAskedInThisOrder4TestfMp_7__localfMu0_(_:isolated (any _Concurrency.Actor)?=Testing.__defaultSynchronousIsolationContext) async throws {
    let $s12CommandTests08PasswordB0V018environmentFileAndA19AreAskedInThisOrder4TestfMp_7__localfMu_ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait(PasswordTests())))
    _ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait($s12CommandTests08PasswordB0V018environmentFileAndA19AreAskedInThisOrder4TestfMp_7__localfMu_.environmentFileAndCommandAreAskedInThisOrder())))
  }
  try await $s12CommandTests08PasswordB0V018environmentFileAndA19AreAskedInThisOrder4TestfMp_7__localfMu0_()
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s12CommandTests08PasswordB0V018environmentFileAndA19AreAskedInThisOrder4TestfMp_25generatorbca017b15647f987fMu_() async -> Testing.Test {
  return .__function(
  named: "environmentFileAndCommandAreAskedInThisOrder()",
  in: PasswordTests.self,
  xcTestCompatibleSelector: nil,
  traits: [],sourceLocation: Testing.SourceLocation(__uncheckedFileID: "CommandTests/PasswordTests.swift", filePath: "/work/main/Tests/CommandTests/PasswordTests.swift", line: 40, column: 6),
  parameters: [],
  testFunction: $s12CommandTests08PasswordB0V018environmentFileAndA19AreAskedInThisOrder4TestfMp_16bca017b15647f987fMu_
)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private static nonisolated let $s12CommandTests08PasswordB0V018environmentFileAndA19AreAskedInThisOrder4TestfMp_24accessorbca017b15647f987fMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s12CommandTests08PasswordB0V018environmentFileAndA19AreAskedInThisOrder4TestfMp_25generatorbca017b15647f987fMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated static let $s12CommandTests08PasswordB0V018environmentFileAndA19AreAskedInThisOrder4TestfMp_33testContentRecordbca017b15647f987fMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s12CommandTests08PasswordB0V018environmentFileAndA19AreAskedInThisOrder4TestfMp_24accessorbca017b15647f987fMu_($0, $1, $2, $3) },
  0,
  0
)

// original-source-range: /work/main/Tests/CommandTests/PasswordTests.swift:68:6-68:6
