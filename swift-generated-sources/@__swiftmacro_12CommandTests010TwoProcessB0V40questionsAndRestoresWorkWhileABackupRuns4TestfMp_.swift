@available(*, deprecated, message: "This function is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s12CommandTests010TwoProcessB0V40questionsAndRestoresWorkWhileABackupRuns4TestfMp_17Z6c054d042b1bd4b2fMu_(hasOtherState arg0:Bool) async throws -> Void {
  @Sendable func $s12CommandTests010TwoProcessB0V40questionsAndRestoresWorkWhileABackupRuns4TestfMp_7__localfMu0_(hasOtherState arg0:Bool,_:isolated (any _Concurrency.Actor)?=Testing.__defaultSynchronousIsolationContext) async throws {
    let $s12CommandTests010TwoProcessB0V40questionsAndRestoresWorkWhileABackupRuns4TestfMp_7__localfMu_ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait(TwoProcessTests())))
    _ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait($s12CommandTests010TwoProcessB0V40questionsAndRestoresWorkWhileABackupRuns4TestfMp_7__localfMu_.questionsAndRestoresWorkWhileABackupRuns(hasOtherState: arg0))))
  }
  try await $s12CommandTests010TwoProcessB0V40questionsAndRestoresWorkWhileABackupRuns4TestfMp_7__localfMu0_(hasOtherState: arg0)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s12CommandTests010TwoProcessB0V40questionsAndRestoresWorkWhileABackupRuns4TestfMp_25generator6c054d042b1bd4b2fMu_() async -> Testing.Test {
  return .__function(
  named: "questionsAndRestoresWorkWhileABackupRuns(hasOtherState:)",
  in: TwoProcessTests.self,
  xcTestCompatibleSelector: nil,
  traits: [],arguments: {[false, true]},sourceLocation: Testing.SourceLocation(__uncheckedFileID: "CommandTests/TwoProcessTests.swift", filePath: "/work/main/Tests/CommandTests/TwoProcessTests.swift", line: 37, column: 6),
  parameters: [(firstName: "hasOtherState",secondName: nil,type: (Bool).self)],
  testFunction: $s12CommandTests010TwoProcessB0V40questionsAndRestoresWorkWhileABackupRuns4TestfMp_17Z6c054d042b1bd4b2fMu_
)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private static nonisolated let $s12CommandTests010TwoProcessB0V40questionsAndRestoresWorkWhileABackupRuns4TestfMp_24accessor6c054d042b1bd4b2fMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s12CommandTests010TwoProcessB0V40questionsAndRestoresWorkWhileABackupRuns4TestfMp_25generator6c054d042b1bd4b2fMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated static let $s12CommandTests010TwoProcessB0V40questionsAndRestoresWorkWhileABackupRuns4TestfMp_33testContentRecord6c054d042b1bd4b2fMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s12CommandTests010TwoProcessB0V40questionsAndRestoresWorkWhileABackupRuns4TestfMp_24accessor6c054d042b1bd4b2fMu_($0, $1, $2, $3) },
  0b10,
  0
)

// original-source-range: /work/main/Tests/CommandTests/TwoProcessTests.swift:59:6-59:6
