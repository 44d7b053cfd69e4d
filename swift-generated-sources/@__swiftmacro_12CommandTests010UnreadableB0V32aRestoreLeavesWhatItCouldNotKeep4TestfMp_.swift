@available(*, deprecated, message: "This function is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s12CommandTests010UnreadableB0V32aRestoreLeavesWhatItCouldNotKeep4TestfMp_16c2d4988d85db059bfMu_(deletes arg0:Bool) async throws -> Void {
  @Sendable func $s12CommandTests010UnreadableB0V32aRestoreLeavesWhatItCouldNotKeep4TestfMp_7__localfMu0_(deletes arg0:Bool,_:isolated (any _Concurrency.Actor)?=Testing.__defaultSynchronousIsolationContext) async throws {
    let $s12CommandTests010UnreadableB0V32aRestoreLeavesWhatItCouldNotKeep4TestfMp_7__localfMu_ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait(UnreadableTests())))
    _ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait($s12CommandTests010UnreadableB0V32aRestoreLeavesWhatItCouldNotKeep4TestfMp_7__localfMu_.aRestoreLeavesWhatItCouldNotKeep(deletes: arg0))))
  }
  try await $s12CommandTests010UnreadableB0V32aRestoreLeavesWhatItCouldNotKeep4TestfMp_7__localfMu0_(deletes: arg0)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s12CommandTests010UnreadableB0V32aRestoreLeavesWhatItCouldNotKeep4TestfMp_25generatorc2d4988d85db059bfMu_() async -> Testing.Test {
  return .__function(
  named: "aRestoreLeavesWhatItCouldNotKeep(deletes:)",
  in: UnreadableTests.self,
  xcTestCompatibleSelector: nil,
  traits: [.enabled(if: Machine.canSwitchUser, "needs root and setpriv"),.__documentationLine("/// What cannot be read could not be kept before a restore, and no undo would bring it back: it stays.")],arguments: {[false, true]},sourceLocation: Testing.SourceLocation(__uncheckedFileID: "CommandTests/UnreadableTests.swift", filePath: "/work/main/Tests/CommandTests/UnreadableTests.swift", line: 95, column: 6),
  parameters: [(firstName: "deletes",secondName: nil,type: (Bool).self)],
  testFunction: $s12CommandTests010UnreadableB0V32aRestoreLeavesWhatItCouldNotKeep4TestfMp_16c2d4988d85db059bfMu_
)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private static nonisolated let $s12CommandTests010UnreadableB0V32aRestoreLeavesWhatItCouldNotKeep4TestfMp_24accessorc2d4988d85db059bfMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s12CommandTests010UnreadableB0V32aRestoreLeavesWhatItCouldNotKeep4TestfMp_25generatorc2d4988d85db059bfMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated static let $s12CommandTests010UnreadableB0V32aRestoreLeavesWhatItCouldNotKeep4TestfMp_33testContentRecordc2d4988d85db059bfMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s12CommandTests010UnreadableB0V32aRestoreLeavesWhatItCouldNotKeep4TestfMp_24accessorc2d4988d85db059bfMu_($0, $1, $2, $3) },
  0b10,
  0
)

// original-source-range: /work/main/Tests/CommandTests/UnreadableTests.swift:128:6-128:6
