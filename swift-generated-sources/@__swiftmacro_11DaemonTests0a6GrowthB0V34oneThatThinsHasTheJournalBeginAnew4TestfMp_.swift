@available(*, deprecated, message: "This function is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s11DaemonTests0a6GrowthB0V34oneThatThinsHasTheJournalBeginAnew4TestfMp_17Z7e1566a60178c7ccfMu_(hasPower arg0:Bool) async throws -> Void {
  @Sendable func $s11DaemonTests0a6GrowthB0V34oneThatThinsHasTheJournalBeginAnew4TestfMp_7__localfMu0_(hasPower arg0:Bool,_:isolated (any _Concurrency.Actor)?=Testing.__defaultSynchronousIsolationContext) async throws {
    let $s11DaemonTests0a6GrowthB0V34oneThatThinsHasTheJournalBeginAnew4TestfMp_7__localfMu_ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait(DaemonGrowthTests())))
    _ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait($s11DaemonTests0a6GrowthB0V34oneThatThinsHasTheJournalBeginAnew4TestfMp_7__localfMu_.oneThatThinsHasTheJournalBeginAnew(hasPower: arg0))))
  }
  try await $s11DaemonTests0a6GrowthB0V34oneThatThinsHasTheJournalBeginAnew4TestfMp_7__localfMu0_(hasPower: arg0)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s11DaemonTests0a6GrowthB0V34oneThatThinsHasTheJournalBeginAnew4TestfMp_25generator7e1566a60178c7ccfMu_() async -> Testing.Test {
  return .__function(
  named: "oneThatThinsHasTheJournalBeginAnew(hasPower:)",
  in: DaemonGrowthTests.self,
  xcTestCompatibleSelector: nil,
  traits: [.__documentationLine("/// By the daemon's clock: once what was forgotten is more than half of the journal. Killed or without power afterwards, another goes on from there.")],arguments: {[false, true]},sourceLocation: Testing.SourceLocation(__uncheckedFileID: "DaemonTests/DaemonGrowthTests.swift", filePath: "/work/main/Tests/DaemonTests/DaemonGrowthTests.swift", line: 114, column: 6),
  parameters: [(firstName: "hasPower",secondName: nil,type: (Bool).self)],
  testFunction: $s11DaemonTests0a6GrowthB0V34oneThatThinsHasTheJournalBeginAnew4TestfMp_17Z7e1566a60178c7ccfMu_
)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private static nonisolated let $s11DaemonTests0a6GrowthB0V34oneThatThinsHasTheJournalBeginAnew4TestfMp_24accessor7e1566a60178c7ccfMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s11DaemonTests0a6GrowthB0V34oneThatThinsHasTheJournalBeginAnew4TestfMp_25generator7e1566a60178c7ccfMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated static let $s11DaemonTests0a6GrowthB0V34oneThatThinsHasTheJournalBeginAnew4TestfMp_33testContentRecord7e1566a60178c7ccfMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s11DaemonTests0a6GrowthB0V34oneThatThinsHasTheJournalBeginAnew4TestfMp_24accessor7e1566a60178c7ccfMu_($0, $1, $2, $3) },
  0b10,
  0
)

// original-source-range: /work/main/Tests/DaemonTests/DaemonGrowthTests.swift:138:6-138:6
