@available(*, deprecated, message: "This function is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s11EngineTests012DatabaseLockB0V51copyBeginsAgainWhenATransactionCameBetweenItsSlices4TestfMp_17Z8c4e7702c0c2b397fMu_(commits arg0:Int) async throws -> Void {
  @Sendable func $s11EngineTests012DatabaseLockB0V51copyBeginsAgainWhenATransactionCameBetweenItsSlices4TestfMp_7__localfMu0_(commits arg0:Int,_:isolated (any _Concurrency.Actor)?=Testing.__defaultSynchronousIsolationContext) async throws {
    let $s11EngineTests012DatabaseLockB0V51copyBeginsAgainWhenATransactionCameBetweenItsSlices4TestfMp_7__localfMu_ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait(DatabaseLockTests())))
    _ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait($s11EngineTests012DatabaseLockB0V51copyBeginsAgainWhenATransactionCameBetweenItsSlices4TestfMp_7__localfMu_.copyBeginsAgainWhenATransactionCameBetweenItsSlices(commits: arg0))))
  }
  try await $s11EngineTests012DatabaseLockB0V51copyBeginsAgainWhenATransactionCameBetweenItsSlices4TestfMp_7__localfMu0_(commits: arg0)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s11EngineTests012DatabaseLockB0V51copyBeginsAgainWhenATransactionCameBetweenItsSlices4TestfMp_25generator8c4e7702c0c2b397fMu_() async -> Testing.Test {
  return .__function(
  named: "copyBeginsAgainWhenATransactionCameBetweenItsSlices(commits:)",
  in: DatabaseLockTests.self,
  xcTestCompatibleSelector: nil,
  traits: [.__documentationLine("/// Transactions between two slices: what was copied before is of another state.")],arguments: {[1, 5]},sourceLocation: Testing.SourceLocation(__uncheckedFileID: "EngineTests/DatabaseLockTests.swift", filePath: "/work/main/Tests/EngineTests/DatabaseLockTests.swift", line: 105, column: 6),
  parameters: [(firstName: "commits",secondName: nil,type: (Int).self)],
  testFunction: $s11EngineTests012DatabaseLockB0V51copyBeginsAgainWhenATransactionCameBetweenItsSlices4TestfMp_17Z8c4e7702c0c2b397fMu_
)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private static nonisolated let $s11EngineTests012DatabaseLockB0V51copyBeginsAgainWhenATransactionCameBetweenItsSlices4TestfMp_24accessor8c4e7702c0c2b397fMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s11EngineTests012DatabaseLockB0V51copyBeginsAgainWhenATransactionCameBetweenItsSlices4TestfMp_25generator8c4e7702c0c2b397fMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated static let $s11EngineTests012DatabaseLockB0V51copyBeginsAgainWhenATransactionCameBetweenItsSlices4TestfMp_33testContentRecord8c4e7702c0c2b397fMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s11EngineTests012DatabaseLockB0V51copyBeginsAgainWhenATransactionCameBetweenItsSlices4TestfMp_24accessor8c4e7702c0c2b397fMu_($0, $1, $2, $3) },
  0b10,
  0
)

// original-source-range: /work/main/Tests/EngineTests/DatabaseLockTests.swift:114:6-114:6
