@available(*, deprecated, message: "This function is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s12CommandTests06StatusB0V25pathsMayBeSpeltInManyWays4TestfMp_17Z2e418641f9f75b67fMu_() async throws -> Void {
  @Sendable func $s12CommandTests06StatusB0V25pathsMayBeSpeltInManyWays4TestfMp_7__localfMu0_(_:isolated (any _Concurrency.Actor)?=Testing.__defaultSynchronousIsolationContext) async throws {
    let $s12CommandTests06StatusB0V25pathsMayBeSpeltInManyWays4TestfMp_7__localfMu_ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait(StatusTests())))
    _ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait($s12CommandTests06StatusB0V25pathsMayBeSpeltInManyWays4TestfMp_7__localfMu_.pathsMayBeSpeltInManyWays())))
  }
  try await $s12CommandTests06StatusB0V25pathsMayBeSpeltInManyWays4TestfMp_7__localfMu0_()
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s12CommandTests06StatusB0V25pathsMayBeSpeltInManyWays4TestfMp_25generator2e418641f9f75b67fMu_() async -> Testing.Test {
  return .__function(
  named: "pathsMayBeSpeltInManyWays()",
  in: StatusTests.self,
  xcTestCompatibleSelector: nil,
  traits: [],sourceLocation: Testing.SourceLocation(__uncheckedFileID: "CommandTests/StatusTests.swift", filePath: "/work/main/Tests/CommandTests/StatusTests.swift", line: 36, column: 6),
  parameters: [],
  testFunction: $s12CommandTests06StatusB0V25pathsMayBeSpeltInManyWays4TestfMp_17Z2e418641f9f75b67fMu_
)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private static nonisolated let $s12CommandTests06StatusB0V25pathsMayBeSpeltInManyWays4TestfMp_24accessor2e418641f9f75b67fMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s12CommandTests06StatusB0V25pathsMayBeSpeltInManyWays4TestfMp_25generator2e418641f9f75b67fMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated static let $s12CommandTests06StatusB0V25pathsMayBeSpeltInManyWays4TestfMp_33testContentRecord2e418641f9f75b67fMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s12CommandTests06StatusB0V25pathsMayBeSpeltInManyWays4TestfMp_24accessor2e418641f9f75b67fMu_($0, $1, $2, $3) },
  0,
  0
)

// original-source-range: /work/main/Tests/CommandTests/StatusTests.swift:46:6-46:6
