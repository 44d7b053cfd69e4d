@available(*, deprecated, message: "This function is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s12CommandTests06ForgetaB0V17pinnedCommitsStay4TestfMp_16aa6f111d30eb6eabfMu_() async throws -> Void {
  @Sendable func $s12CommandTests06ForgetaB0V17pinnedCommitsStay4TestfMp_7__localfMu0_(_:isolated (any _Concurrency.Actor)?=Testing.__defaultSynchronousIsolationContext) async throws {
    let $s12CommandTests06ForgetaB0V17pinnedCommitsStay4TestfMp_7__localfMu_ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait(ForgetCommandTests())))
    _ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait($s12CommandTests06ForgetaB0V17pinnedCommitsStay4TestfMp_7__localfMu_.pinnedCommitsStay())))
  }
  try await $s12CommandTests06ForgetaB0V17pinnedCommitsStay4TestfMp_7__localfMu0_()
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s12CommandTests06ForgetaB0V17pinnedCommitsStay4TestfMp_25generatoraa6f111d30eb6eabfMu_() async -> Testing.Test {
  return .__function(
  named: "pinnedCommitsStay()",
  in: ForgetCommandTests.self,
  xcTestCompatibleSelector: nil,
  traits: [],sourceLocation: Testing.SourceLocation(__uncheckedFileID: "CommandTests/ForgetCommandTests.swift", filePath: "/work/main/Tests/CommandTests/ForgetCommandTests.swift", line: 62, column: 6),
  parameters: [],
  testFunction: $s12CommandTests06ForgetaB0V17pinnedCommitsStay4TestfMp_16aa6f111d30eb6eabfMu_
)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private static nonisolated let $s12CommandTests06ForgetaB0V17pinnedCommitsStay4TestfMp_24accessoraa6f111d30eb6eabfMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s12CommandTests06ForgetaB0V17pinnedCommitsStay4TestfMp_25generatoraa6f111d30eb6eabfMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated static let $s12CommandTests06ForgetaB0V17pinnedCommitsStay4TestfMp_33testContentRecordaa6f111d30eb6eabfMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s12CommandTests06ForgetaB0V17pinnedCommitsStay4TestfMp_24accessoraa6f111d30eb6eabfMu_($0, $1, $2, $3) },
  0,
  0
)

// original-source-range: /work/main/Tests/CommandTests/ForgetCommandTests.swift:73:6-73:6
