@available(*, deprecated, message: "This function is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s12ControlTests013DaemonCommandB0V15aLoanIsTheLocks4TestfMp_17Z25b4b19704412663fMu_() async throws -> Void {
  @Sendable func $s12ControlTests013DaemonCommandB0V15aLoanIsTheLocks4TestfMp_7__localfMu0_(_:isolated (any _Concurrency.Actor)?=Testing.__defaultSynchronousIsolationContext) async throws {
    let $s12ControlTests013DaemonCommandB0V15aLoanIsTheLocks4TestfMp_7__localfMu_ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait(DaemonCommandTests())))
    _ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait($s12ControlTests013DaemonCommandB0V15aLoanIsTheLocks4TestfMp_7__localfMu_.aLoanIsTheLocks())))
  }
  try await $s12ControlTests013DaemonCommandB0V15aLoanIsTheLocks4TestfMp_7__localfMu0_()
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s12ControlTests013DaemonCommandB0V15aLoanIsTheLocks4TestfMp_25generator25b4b19704412663fMu_() async -> Testing.Test {
  return .__function(
  named: "aLoanIsTheLocks()",
  in: DaemonCommandTests.self,
  xcTestCompatibleSelector: nil,
  traits: [.__documentationLine("/// The daemon holds both locks until it lends, and has them again afterwards.")],sourceLocation: Testing.SourceLocation(__uncheckedFileID: "ControlTests/DaemonCommandTests.swift", filePath: "/work/main/Tests/ControlTests/DaemonCommandTests.swift", line: 201, column: 6),
  parameters: [],
  testFunction: $s12ControlTests013DaemonCommandB0V15aLoanIsTheLocks4TestfMp_17Z25b4b19704412663fMu_
)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private static nonisolated let $s12ControlTests013DaemonCommandB0V15aLoanIsTheLocks4TestfMp_24accessor25b4b19704412663fMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s12ControlTests013DaemonCommandB0V15aLoanIsTheLocks4TestfMp_25generator25b4b19704412663fMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated static let $s12ControlTests013DaemonCommandB0V15aLoanIsTheLocks4TestfMp_33testContentRecord25b4b19704412663fMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s12ControlTests013DaemonCommandB0V15aLoanIsTheLocks4TestfMp_24accessor25b4b19704412663fMu_($0, $1, $2, $3) },
  0,
  0
)

// original-source-range: /work/main/Tests/ControlTests/DaemonCommandTests.swift:224:6-224:6
