@available(*, deprecated, message: "This function is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s11EngineTests013WriteAheadLogB0V35latestPagesOfWholeTransactionsCount4TestfMp_16c4f1aa679ac6bd64fMu_(isBigEndian arg0:Bool) async throws -> Void {
  @Sendable func $s11EngineTests013WriteAheadLogB0V35latestPagesOfWholeTransactionsCount4TestfMp_7__localfMu0_(isBigEndian arg0:Bool,_:isolated (any _Concurrency.Actor)?=Testing.__defaultSynchronousIsolationContext) async throws {
    let $s11EngineTests013WriteAheadLogB0V35latestPagesOfWholeTransactionsCount4TestfMp_7__localfMu_ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait(WriteAheadLogTests())))
    _ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait($s11EngineTests013WriteAheadLogB0V35latestPagesOfWholeTransactionsCount4TestfMp_7__localfMu_.latestPagesOfWholeTransactionsCount(isBigEndian: arg0))))
  }
  try await $s11EngineTests013WriteAheadLogB0V35latestPagesOfWholeTransactionsCount4TestfMp_7__localfMu0_(isBigEndian: arg0)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s11EngineTests013WriteAheadLogB0V35latestPagesOfWholeTransactionsCount4TestfMp_25generatorc4f1aa679ac6bd64fMu_() async -> Testing.Test {
  return .__function(
  named: "latestPagesOfWholeTransactionsCount(isBigEndian:)",
  in: WriteAheadLogTests.self,
  xcTestCompatibleSelector: nil,
  traits: [],arguments: {[false, true]},sourceLocation: Testing.SourceLocation(__uncheckedFileID: "EngineTests/WriteAheadLogTests.swift", filePath: "/work/main/Tests/EngineTests/WriteAheadLogTests.swift", line: 79, column: 6),
  parameters: [(firstName: "isBigEndian",secondName: nil,type: (Bool).self)],
  testFunction: $s11EngineTests013WriteAheadLogB0V35latestPagesOfWholeTransactionsCount4TestfMp_16c4f1aa679ac6bd64fMu_
)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private static nonisolated let $s11EngineTests013WriteAheadLogB0V35latestPagesOfWholeTransactionsCount4TestfMp_24accessorc4f1aa679ac6bd64fMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s11EngineTests013WriteAheadLogB0V35latestPagesOfWholeTransactionsCount4TestfMp_25generatorc4f1aa679ac6bd64fMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated static let $s11EngineTests013WriteAheadLogB0V35latestPagesOfWholeTransactionsCount4TestfMp_33testContentRecordc4f1aa679ac6bd64fMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s11EngineTests013WriteAheadLogB0V35latestPagesOfWholeTransactionsCount4TestfMp_24accessorc4f1aa679ac6bd64fMu_($0, $1, $2, $3) },
  0b10,
  0
)

// original-source-range: /work/main/Tests/EngineTests/WriteAheadLogTests.swift:92:6-92:6
