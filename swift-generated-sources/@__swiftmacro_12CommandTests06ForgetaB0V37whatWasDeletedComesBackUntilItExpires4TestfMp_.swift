@available(*, deprecated, message: "This function is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s12CommandTests06ForgetaB0V37whatWasDeletedComesBackUntilItExpires4TestfMp_16bbf69300f0540c76fMu_() async throws -> Void {
  @Sendable func $s12CommandTests06ForgetaB0V37whatWasDeletedComesBackUntilItExpires4TestfMp_7__localfMu0_(_:isolated (any _Concurrency.Actor)?=Testing.__defaultSynchronousIsolationContext) async throws {
    let $s12CommandTests06ForgetaB0V37whatWasDeletedComesBackUntilItExpires4TestfMp_7__localfMu_ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait(ForgetCommandTests())))
    _ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait($s12CommandTests06ForgetaB0V37whatWasDeletedComesBackUntilItExpires4TestfMp_7__localfMu_.whatWasDeletedComesBackUntilItExpires())))
  }
  try await $s12CommandTests06ForgetaB0V37whatWasDeletedComesBackUntilItExpires4TestfMp_7__localfMu0_()
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s12CommandTests06ForgetaB0V37whatWasDeletedComesBackUntilItExpires4TestfMp_25generatorbbf69300f0540c76fMu_() async -> Testing.Test {
  return .__function(
  named: "whatWasDeletedComesBackUntilItExpires()",
  in: ForgetCommandTests.self,
  xcTestCompatibleSelector: nil,
  traits: [],sourceLocation: Testing.SourceLocation(__uncheckedFileID: "CommandTests/ForgetCommandTests.swift", filePath: "/work/main/Tests/CommandTests/ForgetCommandTests.swift", line: 183, column: 6),
  parameters: [],
  testFunction: $s12CommandTests06ForgetaB0V37whatWasDeletedComesBackUntilItExpires4TestfMp_16bbf69300f0540c76fMu_
)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private static nonisolated let $s12CommandTests06ForgetaB0V37whatWasDeletedComesBackUntilItExpires4TestfMp_24accessorbbf69300f0540c76fMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s12CommandTests06ForgetaB0V37whatWasDeletedComesBackUntilItExpires4TestfMp_25generatorbbf69300f0540c76fMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated static let $s12CommandTests06ForgetaB0V37whatWasDeletedComesBackUntilItExpires4TestfMp_33testContentRecordbbf69300f0540c76fMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s12CommandTests06ForgetaB0V37whatWasDeletedComesBackUntilItExpires4TestfMp_24accessorbbf69300f0540c76fMu_($0, $1, $2, $3) },
  0,
  0
)

// original-source-range: /work/main/Tests/CommandTests/ForgetCommandTests.swift:206:6-206:6
