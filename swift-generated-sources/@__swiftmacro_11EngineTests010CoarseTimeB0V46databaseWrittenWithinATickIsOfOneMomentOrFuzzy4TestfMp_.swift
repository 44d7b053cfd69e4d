@available(*, deprecated, message: "This function is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s11EngineTests010CoarseTimeB0V46databaseWrittenWithinATickIsOfOneMomentOrFuzzy4TestfMp_16bcb24b9c1e201d13fMu_() async throws -> Void {
  @Sendable func $s11EngineTests010CoarseTimeB0V46databaseWrittenWithinATickIsOfOneMomentOrFuzzy4TestfMp_7__localfMu0_(_:isolated (any _Concurrency.Actor)?=Testing.__defaultSynchronousIsolationContext) async throws {
    let $s11EngineTests010CoarseTimeB0V46databaseWrittenWithinATickIsOfOneMomentOrFuzzy4TestfMp_7__localfMu_ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait(CoarseTimeTests())))
    _ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait($s11EngineTests010CoarseTimeB0V46databaseWrittenWithinATickIsOfOneMomentOrFuzzy4TestfMp_7__localfMu_.databaseWrittenWithinATickIsOfOneMomentOrFuzzy())))
  }
  try await $s11EngineTests010CoarseTimeB0V46databaseWrittenWithinATickIsOfOneMomentOrFuzzy4TestfMp_7__localfMu0_()
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s11EngineTests010CoarseTimeB0V46databaseWrittenWithinATickIsOfOneMomentOrFuzzy4TestfMp_25generatorbcb24b9c1e201d13fMu_() async -> Testing.Test {
  return .__function(
  named: "databaseWrittenWithinATickIsOfOneMomentOrFuzzy()",
  in: CoarseTimeTests.self,
  xcTestCompatibleSelector: nil,
  traits: [.__documentationLine("/// The pages of a transaction of which every write leaves the times as they are.")],sourceLocation: Testing.SourceLocation(__uncheckedFileID: "EngineTests/CoarseTimeTests.swift", filePath: "/work/main/Tests/EngineTests/CoarseTimeTests.swift", line: 119, column: 6),
  parameters: [],
  testFunction: $s11EngineTests010CoarseTimeB0V46databaseWrittenWithinATickIsOfOneMomentOrFuzzy4TestfMp_16bcb24b9c1e201d13fMu_
)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private static nonisolated let $s11EngineTests010CoarseTimeB0V46databaseWrittenWithinATickIsOfOneMomentOrFuzzy4TestfMp_24accessorbcb24b9c1e201d13fMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s11EngineTests010CoarseTimeB0V46databaseWrittenWithinATickIsOfOneMomentOrFuzzy4TestfMp_25generatorbcb24b9c1e201d13fMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated static let $s11EngineTests010CoarseTimeB0V46databaseWrittenWithinATickIsOfOneMomentOrFuzzy4TestfMp_33testContentRecordbcb24b9c1e201d13fMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s11EngineTests010CoarseTimeB0V46databaseWrittenWithinATickIsOfOneMomentOrFuzzy4TestfMp_24accessorbcb24b9c1e201d13fMu_($0, $1, $2, $3) },
  0,
  0
)

// original-source-range: /work/main/Tests/EngineTests/CoarseTimeTests.swift:138:6-138:6
