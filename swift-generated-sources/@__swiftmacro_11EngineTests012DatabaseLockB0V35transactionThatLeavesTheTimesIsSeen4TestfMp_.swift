@available(*, deprecated, message: "This function is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s11EngineTests012DatabaseLockB0V35transactionThatLeavesTheTimesIsSeen4TestfMp_16d028f9043b7b5b83fMu_() async throws -> Void {
  @Sendable func $s11EngineTests012DatabaseLockB0V35transactionThatLeavesTheTimesIsSeen4TestfMp_7__localfMu0_(_:isolated (any _Concurrency.Actor)?=Testing.__defaultSynchronousIsolationContext) async throws {
    let $s11EngineTests012DatabaseLockB0V35transactionThatLeavesTheTimesIsSeen4TestfMp_7__localfMu_ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait(DatabaseLockTests())))
    _ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait($s11EngineTests012DatabaseLockB0V35transactionThatLeavesTheTimesIsSeen4TestfMp_7__localfMu_.transactionThatLeavesTheTimesIsSeen())))
  }
  try await $s11EngineTests012DatabaseLockB0V35transactionThatLeavesTheTimesIsSeen4TestfMp_7__localfMu0_()
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s11EngineTests012DatabaseLockB0V35transactionThatLeavesTheTimesIsSeen4TestfMp_25generatord028f9043b7b5b83fMu_() async -> Testing.Test {
  return .__function(
  named: "transactionThatLeavesTheTimesIsSeen()",
  in: DatabaseLockTests.self,
  xcTestCompatibleSelector: nil,
  traits: [.__documentationLine("/// A commit within one tick of the file system's clock leaves the times: the header tells.")],sourceLocation: Testing.SourceLocation(__uncheckedFileID: "EngineTests/DatabaseLockTests.swift", filePath: "/work/main/Tests/EngineTests/DatabaseLockTests.swift", line: 117, column: 6),
  parameters: [],
  testFunction: $s11EngineTests012DatabaseLockB0V35transactionThatLeavesTheTimesIsSeen4TestfMp_16d028f9043b7b5b83fMu_
)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private static nonisolated let $s11EngineTests012DatabaseLockB0V35transactionThatLeavesTheTimesIsSeen4TestfMp_24accessord028f9043b7b5b83fMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s11EngineTests012DatabaseLockB0V35transactionThatLeavesTheTimesIsSeen4TestfMp_25generatord028f9043b7b5b83fMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated static let $s11EngineTests012DatabaseLockB0V35transactionThatLeavesTheTimesIsSeen4TestfMp_33testContentRecordd028f9043b7b5b83fMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s11EngineTests012DatabaseLockB0V35transactionThatLeavesTheTimesIsSeen4TestfMp_24accessord028f9043b7b5b83fMu_($0, $1, $2, $3) },
  0,
  0
)

// original-source-range: /work/main/Tests/EngineTests/DatabaseLockTests.swift:131:6-131:6
