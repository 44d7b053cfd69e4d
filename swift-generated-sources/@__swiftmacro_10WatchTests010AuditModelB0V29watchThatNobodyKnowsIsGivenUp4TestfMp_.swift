@available(*, deprecated, message: "This function is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s10WatchTests010AuditModelB0V29watchThatNobodyKnowsIsGivenUp4TestfMp_17Z86ee8873d498ae45fMu_() async throws -> Void {
  @Sendable func $s10WatchTests010AuditModelB0V29watchThatNobodyKnowsIsGivenUp4TestfMp_7__localfMu0_(_:isolated (any _Concurrency.Actor)?=Testing.__defaultSynchronousIsolationContext) async throws {
    let $s10WatchTests010AuditModelB0V29watchThatNobodyKnowsIsGivenUp4TestfMp_7__localfMu_ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait(AuditModelTests())))
    _ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait($s10WatchTests010AuditModelB0V29watchThatNobodyKnowsIsGivenUp4TestfMp_7__localfMu_.watchThatNobodyKnowsIsGivenUp())))
  }
  try await $s10WatchTests010AuditModelB0V29watchThatNobodyKnowsIsGivenUp4TestfMp_7__localfMu0_()
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s10WatchTests010AuditModelB0V29watchThatNobodyKnowsIsGivenUp4TestfMp_25generator86ee8873d498ae45fMu_() async -> Testing.Test {
  return .__function(
  named: "watchThatNobodyKnowsIsGivenUp()",
  in: AuditModelTests.self,
  xcTestCompatibleSelector: nil,
  traits: [],sourceLocation: Testing.SourceLocation(__uncheckedFileID: "WatchTests/AuditModelTests.swift", filePath: "/work/main/Tests/WatchTests/AuditModelTests.swift", line: 62, column: 6),
  parameters: [],
  testFunction: $s10WatchTests010AuditModelB0V29watchThatNobodyKnowsIsGivenUp4TestfMp_17Z86ee8873d498ae45fMu_
)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private static nonisolated let $s10WatchTests010AuditModelB0V29watchThatNobodyKnowsIsGivenUp4TestfMp_24accessor86ee8873d498ae45fMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s10WatchTests010AuditModelB0V29watchThatNobodyKnowsIsGivenUp4TestfMp_25generator86ee8873d498ae45fMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated static let $s10WatchTests010AuditModelB0V29watchThatNobodyKnowsIsGivenUp4TestfMp_33testContentRecord86ee8873d498ae45fMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s10WatchTests010AuditModelB0V29watchThatNobodyKnowsIsGivenUp4TestfMp_24accessor86ee8873d498ae45fMu_($0, $1, $2, $3) },
  0,
  0
)

// original-source-range: /work/main/Tests/WatchTests/AuditModelTests.swift:69:6-69:6
