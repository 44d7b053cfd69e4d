@available(*, deprecated, message: "This function is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s12CommandTests06ForgetaB0V8tagsStay4TestfMp_15d8744a1dddf1b78fMu_() async throws -> Void {
  @Sendable func $s12CommandTests06ForgetaB0V8tagsStay4TestfMp_7__localfMu0_(_:isolated (any _Concurrency.Actor)?=Testing.__defaultSynchronousIsolationContext) async throws {
    let $s12CommandTests06ForgetaB0V8tagsStay4TestfMp_7__localfMu_ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait(ForgetCommandTests())))
    _ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait($s12CommandTests06ForgetaB0V8tagsStay4TestfMp_7__localfMu_.tagsStay())))
  }
  try await $s12CommandTests06ForgetaB0V8tagsStay4TestfMp_7__localfMu0_()
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s12CommandTests06ForgetaB0V8tagsStay4TestfMp_24generatord8744a1dddf1b78fMu_() async -> Testing.Test {
  return .__function(
  named: "tagsStay()",
  in: ForgetCommandTests.self,
  xcTestCompatibleSelector: nil,
  traits: [],sourceLocation: Testing.SourceLocation(__uncheckedFileID: "CommandTests/ForgetCommandTests.swift", filePath: "/work/main/Tests/CommandTests/ForgetCommandTests.swift", line: 75, column: 6),
  parameters: [],
  testFunction: $s12CommandTests06ForgetaB0V8tagsStay4TestfMp_15d8744a1dddf1b78fMu_
)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private static nonisolated let $s12CommandTests06ForgetaB0V8tagsStay4TestfMp_23accessord8744a1dddf1b78fMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s12CommandTests06ForgetaB0V8tagsStay4TestfMp_24generatord8744a1dddf1b78fMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated static let $s12CommandTests06ForgetaB0V8tagsStay4TestfMp_32testContentRecordd8744a1dddf1b78fMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s12CommandTests06ForgetaB0V8tagsStay4TestfMp_23accessord8744a1dddf1b78fMu_($0, $1, $2, $3) },
  0,
  0
)

// original-source-range: /work/main/Tests/CommandTests/ForgetCommandTests.swift:88:6-88:6
