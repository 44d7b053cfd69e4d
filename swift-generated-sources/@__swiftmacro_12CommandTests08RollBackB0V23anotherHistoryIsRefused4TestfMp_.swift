@available(*, deprecated, message: "This function is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s12CommandTests08RollBackB0V23anotherHistoryIsRefused4TestfMp_17Z20d74d9db052a3a3fMu_() async throws -> Void {
  @Sendable func $s12CommandTests08RollBackB0V23anotherHistoryIsRefused4TestfMp_7__localfMu0_(_:isolated (any _Concurrency.Actor)?=Testing.__defaultSynchronousIsolationContext) async throws {
    let $s12CommandTests08RollBackB0V23anotherHistoryIsRefused4TestfMp_7__localfMu_ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait(RollBackTests())))
    _ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait($s12CommandTests08RollBackB0V23anotherHistoryIsRefused4TestfMp_7__localfMu_.anotherHistoryIsRefused())))
  }
  try await $s12CommandTests08RollBackB0V23anotherHistoryIsRefused4TestfMp_7__localfMu0_()
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s12CommandTests08RollBackB0V23anotherHistoryIsRefused4TestfMp_25generator20d74d9db052a3a3fMu_() async -> Testing.Test {
  return .__function(
  named: "anotherHistoryIsRefused()",
  in: RollBackTests.self,
  xcTestCompatibleSelector: nil,
  traits: [.__documentationLine("/// Cut off, and gone on with by another machine that knew nothing: longer than what was seen, and yet not the same.")],sourceLocation: Testing.SourceLocation(__uncheckedFileID: "CommandTests/RollBackTests.swift", filePath: "/work/main/Tests/CommandTests/RollBackTests.swift", line: 46, column: 6),
  parameters: [],
  testFunction: $s12CommandTests08RollBackB0V23anotherHistoryIsRefused4TestfMp_17Z20d74d9db052a3a3fMu_
)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private static nonisolated let $s12CommandTests08RollBackB0V23anotherHistoryIsRefused4TestfMp_24accessor20d74d9db052a3a3fMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s12CommandTests08RollBackB0V23anotherHistoryIsRefused4TestfMp_25generator20d74d9db052a3a3fMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated static let $s12CommandTests08RollBackB0V23anotherHistoryIsRefused4TestfMp_33testContentRecord20d74d9db052a3a3fMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s12CommandTests08RollBackB0V23anotherHistoryIsRefused4TestfMp_24accessor20d74d9db052a3a3fMu_($0, $1, $2, $3) },
  0,
  0
)

// original-source-range: /work/main/Tests/CommandTests/RollBackTests.swift:60:6-60:6
