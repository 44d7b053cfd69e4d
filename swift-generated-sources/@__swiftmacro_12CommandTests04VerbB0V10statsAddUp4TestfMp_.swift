@available(*, deprecated, message: "This function is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s12CommandTests04VerbB0V10statsAddUp4TestfMp_17Z74b7bd29a8edc3e0fMu_() async throws -> Void {
  @Sendable func $s12CommandTests04VerbB0V10statsAddUp4TestfMp_7__localfMu0_(_:isolated (any _Concurrency.Actor)?=Testing.__defaultSynchronousIsolationContext) async throws {
    let $s12CommandTests04VerbB0V10statsAddUp4TestfMp_7__localfMu_ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait(VerbTests())))
    _ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait($s12CommandTests04VerbB0V10statsAddUp4TestfMp_7__localfMu_.statsAddUp())))
  }
  try await $s12CommandTests04VerbB0V10statsAddUp4TestfMp_7__localfMu0_()
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s12CommandTests04VerbB0V10statsAddUp4TestfMp_25generator74b7bd29a8edc3e0fMu_() async -> Testing.Test {
  return .__function(
  named: "statsAddUp()",
  in: VerbTests.self,
  xcTestCompatibleSelector: nil,
  traits: [],sourceLocation: Testing.SourceLocation(__uncheckedFileID: "CommandTests/VerbTests.swift", filePath: "/work/main/Tests/CommandTests/VerbTests.swift", line: 104, column: 6),
  parameters: [],
  testFunction: $s12CommandTests04VerbB0V10statsAddUp4TestfMp_17Z74b7bd29a8edc3e0fMu_
)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private static nonisolated let $s12CommandTests04VerbB0V10statsAddUp4TestfMp_24accessor74b7bd29a8edc3e0fMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s12CommandTests04VerbB0V10statsAddUp4TestfMp_25generator74b7bd29a8edc3e0fMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated static let $s12CommandTests04VerbB0V10statsAddUp4TestfMp_33testContentRecord74b7bd29a8edc3e0fMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s12CommandTests04VerbB0V10statsAddUp4TestfMp_24accessor74b7bd29a8edc3e0fMu_($0, $1, $2, $3) },
  0,
  0
)

// original-source-range: /work/main/Tests/CommandTests/VerbTests.swift:113:6-113:6
