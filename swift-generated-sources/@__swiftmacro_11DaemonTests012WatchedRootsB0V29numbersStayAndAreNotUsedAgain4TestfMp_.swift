@available(*, deprecated, message: "This function is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s11DaemonTests012WatchedRootsB0V29numbersStayAndAreNotUsedAgain4TestfMp_17Z7cf899786e74c6adfMu_() async throws -> Void {
  @Sendable func $s11DaemonTests012WatchedRootsB0V29numbersStayAndAreNotUsedAgain4TestfMp_7__localfMu0_(_:isolated (any _Concurrency.Actor)?=Testing.__defaultSynchronousIsolationContext) async throws {
    let $s11DaemonTests012WatchedRootsB0V29numbersStayAndAreNotUsedAgain4TestfMp_7__localfMu_ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait(WatchedRootsTests())))
    _ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait($s11DaemonTests012WatchedRootsB0V29numbersStayAndAreNotUsedAgain4TestfMp_7__localfMu_.numbersStayAndAreNotUsedAgain())))
  }
  try await $s11DaemonTests012WatchedRootsB0V29numbersStayAndAreNotUsedAgain4TestfMp_7__localfMu0_()
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s11DaemonTests012WatchedRootsB0V29numbersStayAndAreNotUsedAgain4TestfMp_25generator7cf899786e74c6adfMu_() async -> Testing.Test {
  return .__function(
  named: "numbersStayAndAreNotUsedAgain()",
  in: WatchedRootsTests.self,
  xcTestCompatibleSelector: nil,
  traits: [],sourceLocation: Testing.SourceLocation(__uncheckedFileID: "DaemonTests/LedgerTests.swift", filePath: "/work/main/Tests/DaemonTests/LedgerTests.swift", line: 130, column: 6),
  parameters: [],
  testFunction: $s11DaemonTests012WatchedRootsB0V29numbersStayAndAreNotUsedAgain4TestfMp_17Z7cf899786e74c6adfMu_
)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private static nonisolated let $s11DaemonTests012WatchedRootsB0V29numbersStayAndAreNotUsedAgain4TestfMp_24accessor7cf899786e74c6adfMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s11DaemonTests012WatchedRootsB0V29numbersStayAndAreNotUsedAgain4TestfMp_25generator7cf899786e74c6adfMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated static let $s11DaemonTests012WatchedRootsB0V29numbersStayAndAreNotUsedAgain4TestfMp_33testContentRecord7cf899786e74c6adfMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s11DaemonTests012WatchedRootsB0V29numbersStayAndAreNotUsedAgain4TestfMp_24accessor7cf899786e74c6adfMu_($0, $1, $2, $3) },
  0,
  0
)

// original-source-range: /work/main/Tests/DaemonTests/LedgerTests.swift:137:6-137:6
