@available(*, deprecated, message: "This function is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s12CommandTests06ForgetaB0V29onePathIsTakenOutOfAllHistory4TestfMp_15c26d36678926862fMu_() async throws -> Void {
  @Sendable func $s12CommandTests06ForgetaB0V29onePathIsTakenOutOfAllHistory4TestfMp_7__localfMu0_(_:isolated (any _Concurrency.Actor)?=Testing.__defaultSynchronousIsolationContext) async throws {
    let $s12CommandTests06ForgetaB0V29onePathIsTakenOutOfAllHistory4TestfMp_7__localfMu_ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait(ForgetCommandTests())))
    _ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait($s12CommandTests06ForgetaB0V29onePathIsTakenOutOfAllHistory4TestfMp_7__localfMu_.onePathIsTakenOutOfAllHistory())))
  }
  try await $s12CommandTests06ForgetaB0V29onePathIsTakenOutOfAllHistory4TestfMp_7__localfMu0_()
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s12CommandTests06ForgetaB0V29onePathIsTakenOutOfAllHistory4TestfMp_24generatorc26d36678926862fMu_() async -> Testing.Test {
  return .__function(
  named: "onePathIsTakenOutOfAllHistory()",
  in: ForgetCommandTests.self,
  xcTestCompatibleSelector: nil,
  traits: [],sourceLocation: Testing.SourceLocation(__uncheckedFileID: "CommandTests/ForgetCommandTests.swift", filePath: "/work/main/Tests/CommandTests/ForgetCommandTests.swift", line: 208, column: 6),
  parameters: [],
  testFunction: $s12CommandTests06ForgetaB0V29onePathIsTakenOutOfAllHistory4TestfMp_15c26d36678926862fMu_
)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private static nonisolated let $s12CommandTests06ForgetaB0V29onePathIsTakenOutOfAllHistory4TestfMp_23accessorc26d36678926862fMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s12CommandTests06ForgetaB0V29onePathIsTakenOutOfAllHistory4TestfMp_24generatorc26d36678926862fMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated static let $s12CommandTests06ForgetaB0V29onePathIsTakenOutOfAllHistory4TestfMp_32testContentRecordc26d36678926862fMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s12CommandTests06ForgetaB0V29onePathIsTakenOutOfAllHistory4TestfMp_23accessorc26d36678926862fMu_($0, $1, $2, $3) },
  0,
  0
)

// original-source-range: /work/main/Tests/CommandTests/ForgetCommandTests.swift:223:6-223:6
