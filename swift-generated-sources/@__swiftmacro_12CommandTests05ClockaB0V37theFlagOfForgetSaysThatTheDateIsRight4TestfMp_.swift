@available(*, deprecated, message: "This function is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s12CommandTests05ClockaB0V37theFlagOfForgetSaysThatTheDateIsRight4TestfMp_16e0cd9b92ac7943c7fMu_() async throws -> Void {
  @Sendable func $s12CommandTests05ClockaB0V37theFlagOfForgetSaysThatTheDateIsRight4TestfMp_7__localfMu0_(_:isolated (any _Concurrency.Actor)?=Testing.__defaultSynchronousIsolationContext) async throws {
    let $s12CommandTests05ClockaB0V37theFlagOfForgetSaysThatTheDateIsRight4TestfMp_7__localfMu_ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait(ClockCommandTests())))
    _ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait($s12CommandTests05ClockaB0V37theFlagOfForgetSaysThatTheDateIsRight4TestfMp_7__localfMu_.theFlagOfForgetSaysThatTheDateIsRight())))
  }
  try await $s12CommandTests05ClockaB0V37theFlagOfForgetSaysThatTheDateIsRight4TestfMp_7__localfMu0_()
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s12CommandTests05ClockaB0V37theFlagOfForgetSaysThatTheDateIsRight4TestfMp_25generatore0cd9b92ac7943c7fMu_() async -> Testing.Test {
  return .__function(
  named: "theFlagOfForgetSaysThatTheDateIsRight()",
  in: ClockCommandTests.self,
  xcTestCompatibleSelector: nil,
  traits: [],sourceLocation: Testing.SourceLocation(__uncheckedFileID: "CommandTests/ClockTests.swift", filePath: "/work/main/Tests/CommandTests/ClockTests.swift", line: 49, column: 6),
  parameters: [],
  testFunction: $s12CommandTests05ClockaB0V37theFlagOfForgetSaysThatTheDateIsRight4TestfMp_16e0cd9b92ac7943c7fMu_
)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private static nonisolated let $s12CommandTests05ClockaB0V37theFlagOfForgetSaysThatTheDateIsRight4TestfMp_24accessore0cd9b92ac7943c7fMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s12CommandTests05ClockaB0V37theFlagOfForgetSaysThatTheDateIsRight4TestfMp_25generatore0cd9b92ac7943c7fMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated static let $s12CommandTests05ClockaB0V37theFlagOfForgetSaysThatTheDateIsRight4TestfMp_33testContentRecorde0cd9b92ac7943c7fMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s12CommandTests05ClockaB0V37theFlagOfForgetSaysThatTheDateIsRight4TestfMp_24accessore0cd9b92ac7943c7fMu_($0, $1, $2, $3) },
  0,
  0
)

// original-source-range: /work/main/Tests/CommandTests/ClockTests.swift:56:6-56:6
