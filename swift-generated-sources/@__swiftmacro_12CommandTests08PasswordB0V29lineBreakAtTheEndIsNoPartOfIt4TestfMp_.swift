@available(*, deprecated, message: "This function is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s12CommandTests08PasswordB0V29lineBreakAtTheEndIsNoPartOfIt4TestfMp_16cf25720f24df0492fMu_() async throws -> Void {
  @Sendable func $s12CommandTests08PasswordB0V29lineBreakAtTheEndIsNoPartOfIt4TestfMp_7__localfMu0_(_:isolated (any _Concurrency.Actor)?=Testing.__defaultSynchronousIsolationContext) async throws {
    let $s12CommandTests08PasswordB0V29lineBreakAtTheEndIsNoPartOfIt4TestfMp_7__localfMu_ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait(PasswordTests())))
    _ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait($s12CommandTests08PasswordB0V29lineBreakAtTheEndIsNoPartOfIt4TestfMp_7__localfMu_.lineBreakAtTheEndIsNoPartOfIt())))
  }
  try await $s12CommandTests08PasswordB0V29lineBreakAtTheEndIsNoPartOfIt4TestfMp_7__localfMu0_()
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s12CommandTests08PasswordB0V29lineBreakAtTheEndIsNoPartOfIt4TestfMp_25generatorcf25720f24df0492fMu_() async -> Testing.Test {
  return .__function(
  named: "lineBreakAtTheEndIsNoPartOfIt()",
  in: PasswordTests.self,
  xcTestCompatibleSelector: nil,
  traits: [.__documentationLine("/// The last line break does not count; every other byte does.")],sourceLocation: Testing.SourceLocation(__uncheckedFileID: "CommandTests/PasswordTests.swift", filePath: "/work/main/Tests/CommandTests/PasswordTests.swift", line: 92, column: 6),
  parameters: [],
  testFunction: $s12CommandTests08PasswordB0V29lineBreakAtTheEndIsNoPartOfIt4TestfMp_16cf25720f24df0492fMu_
)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private static nonisolated let $s12CommandTests08PasswordB0V29lineBreakAtTheEndIsNoPartOfIt4TestfMp_24accessorcf25720f24df0492fMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s12CommandTests08PasswordB0V29lineBreakAtTheEndIsNoPartOfIt4TestfMp_25generatorcf25720f24df0492fMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated static let $s12CommandTests08PasswordB0V29lineBreakAtTheEndIsNoPartOfIt4TestfMp_33testContentRecordcf25720f24df0492fMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s12CommandTests08PasswordB0V29lineBreakAtTheEndIsNoPartOfIt4TestfMp_24accessorcf25720f24df0492fMu_($0, $1, $2, $3) },
  0,
  0
)

// original-source-range: /work/main/Tests/CommandTests/PasswordTests.swift:98:6-98:6
