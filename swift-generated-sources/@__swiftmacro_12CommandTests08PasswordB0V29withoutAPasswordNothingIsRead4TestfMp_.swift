@available(*, deprecated, message: "This function is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s12CommandTests08PasswordB0V29withoutAPasswordNothingIsRead4TestfMp_16f80ab5266aa04a05fMu_() async throws -> Void {
  @Sendable func $s12CommandTests08PasswordB0V29withoutAPasswordNothingIsRead4TestfMp_7__localfMu0_(_:isolated (any _Concurrency.Actor)?=Testing.__defaultSynchronousIsolationContext) async throws {
    let $s12CommandTests08PasswordB0V29withoutAPasswordNothingIsRead4TestfMp_7__localfMu_ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait(PasswordTests())))
    _ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait($s12CommandTests08PasswordB0V29withoutAPasswordNothingIsRead4TestfMp_7__localfMu_.withoutAPasswordNothingIsRead())))
  }
  try await $s12CommandTests08PasswordB0V29withoutAPasswordNothingIsRead4TestfMp_7__localfMu0_()
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s12CommandTests08PasswordB0V29withoutAPasswordNothingIsRead4TestfMp_25generatorf80ab5266aa04a05fMu_() async -> Testing.Test {
  return .__function(
  named: "withoutAPasswordNothingIsRead()",
  in: PasswordTests.self,
  xcTestCompatibleSelector: nil,
  traits: [],sourceLocation: Testing.SourceLocation(__uncheckedFileID: "CommandTests/PasswordTests.swift", filePath: "/work/main/Tests/CommandTests/PasswordTests.swift", line: 27, column: 6),
  parameters: [],
  testFunction: $s12CommandTests08PasswordB0V29withoutAPasswordNothingIsRead4TestfMp_16f80ab5266aa04a05fMu_
)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private static nonisolated let $s12CommandTests08PasswordB0V29withoutAPasswordNothingIsRead4TestfMp_24accessorf80ab5266aa04a05fMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s12CommandTests08PasswordB0V29withoutAPasswordNothingIsRead4TestfMp_25generatorf80ab5266aa04a05fMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated static let $s12CommandTests08PasswordB0V29withoutAPasswordNothingIsRead4TestfMp_33testContentRecordf80ab5266aa04a05fMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s12CommandTests08PasswordB0V29withoutAPasswordNothingIsRead4TestfMp_24accessorf80ab5266aa04a05fMu_($0, $1, $2, $3) },
  0,
  0
)

// original-source-range: /work/main/Tests/CommandTests/PasswordTests.swift:38:6-38:6
