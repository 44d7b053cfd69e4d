@available(*, deprecated, message: "This function is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s12CommandTests07SecrecyB0V46passwordIsNotInArgumentsEnvironmentHooksOrLogs4TestfMp_16e539148173feb03efMu_(source arg0:String) async throws -> Void {
  @Sendable func $s12CommandTests07SecrecyB0V46passwordIsNotInArgumentsEnvironmentHooksOrLogs4TestfMp_7__localfMu0_(source arg0:String,_:isolated (any _Concurrency.Actor)?=Testing.__defaultSynchronousIsolationContext) async throws {
    let $s12CommandTests07SecrecyB0V46passwordIsNotInArgumentsEnvironmentHooksOrLogs4TestfMp_7__localfMu_ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait(SecrecyTests())))
    _ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait($s12CommandTests07SecrecyB0V46passwordIsNotInArgumentsEnvironmentHooksOrLogs4TestfMp_7__localfMu_.passwordIsNotInArgumentsEnvironmentHooksOrLogs(source: arg0))))
  }
  try await $s12CommandTests07SecrecyB0V46passwordIsNotInArgumentsEnvironmentHooksOrLogs4TestfMp_7__localfMu0_(source: arg0)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s12CommandTests07SecrecyB0V46passwordIsNotInArgumentsEnvironmentHooksOrLogs4TestfMp_25generatore539148173feb03efMu_() async -> Testing.Test {
  return .__function(
  named: "passwordIsNotInArgumentsEnvironmentHooksOrLogs(source:)",
  in: SecrecyTests.self,
  xcTestCompatibleSelector: nil,
  traits: [],arguments: {["variable", "file", "settings"]},sourceLocation: Testing.SourceLocation(__uncheckedFileID: "CommandTests/SecrecyTests.swift", filePath: "/work/main/Tests/CommandTests/SecrecyTests.swift", line: 29, column: 6),
  parameters: [(firstName: "source",secondName: nil,type: (String).self)],
  testFunction: $s12CommandTests07SecrecyB0V46passwordIsNotInArgumentsEnvironmentHooksOrLogs4TestfMp_16e539148173feb03efMu_
)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private static nonisolated let $s12CommandTests07SecrecyB0V46passwordIsNotInArgumentsEnvironmentHooksOrLogs4TestfMp_24accessore539148173feb03efMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s12CommandTests07SecrecyB0V46passwordIsNotInArgumentsEnvironmentHooksOrLogs4TestfMp_25generatore539148173feb03efMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated static let $s12CommandTests07SecrecyB0V46passwordIsNotInArgumentsEnvironmentHooksOrLogs4TestfMp_33testContentRecorde539148173feb03efMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s12CommandTests07SecrecyB0V46passwordIsNotInArgumentsEnvironmentHooksOrLogs4TestfMp_24accessore539148173feb03efMu_($0, $1, $2, $3) },
  0b10,
  0
)

// original-source-range: /work/main/Tests/CommandTests/SecrecyTests.swift:50:6-50:6
