@available(*, deprecated, message: "This function is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s12CommandTests015SupervisedWatchB0V32logGoesToTheJournalWithItsFields4TestfMp_16c2b164cc8b8a51f6fMu_(isThere arg0:Bool) async throws -> Void {
  @Sendable func $s12CommandTests015SupervisedWatchB0V32logGoesToTheJournalWithItsFields4TestfMp_7__localfMu0_(isThere arg0:Bool,_:isolated (any _Concurrency.Actor)?=Testing.__defaultSynchronousIsolationContext) async throws {
    let $s12CommandTests015SupervisedWatchB0V32logGoesToTheJournalWithItsFields4TestfMp_7__localfMu_ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait(SupervisedWatchTests())))
    _ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait($s12CommandTests015SupervisedWatchB0V32logGoesToTheJournalWithItsFields4TestfMp_7__localfMu_.logGoesToTheJournalWithItsFields(isThere: arg0))))
  }
  try await $s12CommandTests015SupervisedWatchB0V32logGoesToTheJournalWithItsFields4TestfMp_7__localfMu0_(isThere: arg0)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s12CommandTests015SupervisedWatchB0V32logGoesToTheJournalWithItsFields4TestfMp_25generatorc2b164cc8b8a51f6fMu_() async -> Testing.Test {
  return .__function(
  named: "logGoesToTheJournalWithItsFields(isThere:)",
  in: SupervisedWatchTests.self,
  xcTestCompatibleSelector: nil,
  traits: [.enabled(if: Machine.canUnshareMounts, "needs root and mount namespaces"),.__documentationLine("/// journald's socket is put in place in a mount namespace of the daemon's own.")],arguments: {[true, false]},sourceLocation: Testing.SourceLocation(__uncheckedFileID: "CommandTests/SupervisedWatchTests.swift", filePath: "/work/main/Tests/CommandTests/SupervisedWatchTests.swift", line: 93, column: 6),
  parameters: [(firstName: "isThere",secondName: nil,type: (Bool).self)],
  testFunction: $s12CommandTests015SupervisedWatchB0V32logGoesToTheJournalWithItsFields4TestfMp_16c2b164cc8b8a51f6fMu_
)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private static nonisolated let $s12CommandTests015SupervisedWatchB0V32logGoesToTheJournalWithItsFields4TestfMp_24accessorc2b164cc8b8a51f6fMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s12CommandTests015SupervisedWatchB0V32logGoesToTheJournalWithItsFields4TestfMp_25generatorc2b164cc8b8a51f6fMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated static let $s12CommandTests015SupervisedWatchB0V32logGoesToTheJournalWithItsFields4TestfMp_33testContentRecordc2b164cc8b8a51f6fMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s12CommandTests015SupervisedWatchB0V32logGoesToTheJournalWithItsFields4TestfMp_24accessorc2b164cc8b8a51f6fMu_($0, $1, $2, $3) },
  0b10,
  0
)

// original-source-range: /work/main/Tests/CommandTests/SupervisedWatchTests.swift:125:6-125:6
