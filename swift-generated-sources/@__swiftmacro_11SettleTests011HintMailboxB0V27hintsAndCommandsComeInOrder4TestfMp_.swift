@available(*, deprecated, message: "This function is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s11SettleTests011HintMailboxB0V27hintsAndCommandsComeInOrder4TestfMp_17Z7a139820742fdd6afMu_() async throws -> Void {
  @Sendable func $s11SettleTests011HintMailboxB0V27hintsAndCommandsComeInOrder4TestfMp_7__localfMu0_(_:isolated (any _Concurrency.Actor)?=Testing.__defaultSynchronousIsolationContext) async throws {
    let $s11SettleTests011HintMailboxB0V27hintsAndCommandsComeInOrder4TestfMp_7__localfMu_ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait(HintMailboxTests())))
    _ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait($s11SettleTests011HintMailboxB0V27hintsAndCommandsComeInOrder4TestfMp_7__localfMu_.hintsAndCommandsComeInOrder())))
  }
  try await $s11SettleTests011HintMailboxB0V27hintsAndCommandsComeInOrder4TestfMp_7__localfMu0_()
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s11SettleTests011HintMailboxB0V27hintsAndCommandsComeInOrder4TestfMp_25generator7a139820742fdd6afMu_() async -> Testing.Test {
  return .__function(
  named: "hintsAndCommandsComeInOrder()",
  in: HintMailboxTests.self,
  xcTestCompatibleSelector: nil,
  traits: [],sourceLocation: Testing.SourceLocation(__uncheckedFileID: "SettleTests/HintMailboxTests.swift", filePath: "/work/main/Tests/SettleTests/HintMailboxTests.swift", line: 19, column: 6),
  parameters: [],
  testFunction: $s11SettleTests011HintMailboxB0V27hintsAndCommandsComeInOrder4TestfMp_17Z7a139820742fdd6afMu_
)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private static nonisolated let $s11SettleTests011HintMailboxB0V27hintsAndCommandsComeInOrder4TestfMp_24accessor7a139820742fdd6afMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s11SettleTests011HintMailboxB0V27hintsAndCommandsComeInOrder4TestfMp_25generator7a139820742fdd6afMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated static let $s11SettleTests011HintMailboxB0V27hintsAndCommandsComeInOrder4TestfMp_33testContentRecord7a139820742fdd6afMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s11SettleTests011HintMailboxB0V27hintsAndCommandsComeInOrder4TestfMp_24accessor7a139820742fdd6afMu_($0, $1, $2, $3) },
  0,
  0
)

// original-source-range: /work/main/Tests/SettleTests/HintMailboxTests.swift:27:6-27:6
