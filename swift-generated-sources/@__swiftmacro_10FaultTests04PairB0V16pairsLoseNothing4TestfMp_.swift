@available(*, deprecated, message: "This function is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s10FaultTests04PairB0V16pairsLoseNothing4TestfMp_16d25c9cccd093c2defMu_(first arg0:Int) async throws -> Void {
  @Sendable func $s10FaultTests04PairB0V16pairsLoseNothing4TestfMp_7__localfMu0_(first arg0:Int,_:isolated (any _Concurrency.Actor)?=Testing.__defaultSynchronousIsolationContext) async throws {
    let $s10FaultTests04PairB0V16pairsLoseNothing4TestfMp_7__localfMu_ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait(PairTests())))
    _ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait($s10FaultTests04PairB0V16pairsLoseNothing4TestfMp_7__localfMu_.pairsLoseNothing(first: arg0))))
  }
  try await $s10FaultTests04PairB0V16pairsLoseNothing4TestfMp_7__localfMu0_(first: arg0)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s10FaultTests04PairB0V16pairsLoseNothing4TestfMp_25generatord25c9cccd093c2defMu_() async -> Testing.Test {
  return .__function(
  named: "pairsLoseNothing(first:)",
  in: PairTests.self,
  xcTestCompatibleSelector: nil,
  traits: [.enabled(if: Injector.isAllowed, "needs seccomp's user notification")],arguments: {verbs.indices},sourceLocation: Testing.SourceLocation(__uncheckedFileID: "FaultTests/PairTests.swift", filePath: "/work/main/Tests/FaultTests/PairTests.swift", line: 59, column: 6),
  parameters: [(firstName: "first",secondName: nil,type: (Int).self)],
  testFunction: $s10FaultTests04PairB0V16pairsLoseNothing4TestfMp_16d25c9cccd093c2defMu_
)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private static nonisolated let $s10FaultTests04PairB0V16pairsLoseNothing4TestfMp_24accessord25c9cccd093c2defMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s10FaultTests04PairB0V16pairsLoseNothing4TestfMp_25generatord25c9cccd093c2defMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated static let $s10FaultTests04PairB0V16pairsLoseNothing4TestfMp_33testContentRecordd25c9cccd093c2defMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s10FaultTests04PairB0V16pairsLoseNothing4TestfMp_24accessord25c9cccd093c2defMu_($0, $1, $2, $3) },
  0b10,
  0
)

// original-source-range: /work/main/Tests/FaultTests/PairTests.swift:79:6-79:6
