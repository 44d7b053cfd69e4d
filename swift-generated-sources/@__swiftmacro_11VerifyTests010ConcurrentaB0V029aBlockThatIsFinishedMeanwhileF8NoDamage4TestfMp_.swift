@available(*, deprecated, message: "This function is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s11VerifyTests010ConcurrentaB0V029aBlockThatIsFinishedMeanwhileF8NoDamage4TestfMp_16Z2f9a88ee0f9436dfMu_() async throws -> Void {
  @Sendable func $s11VerifyTests010ConcurrentaB0V029aBlockThatIsFinishedMeanwhileF8NoDamage4TestfMp_7__localfMu0_(_:isolated (any _Concurrency.Actor)?=Testing.__defaultSynchronousIsolationContext) async throws {
    let $s11VerifyTests010ConcurrentaB0V029aBlockThatIsFinishedMeanwhileF8NoDamage4TestfMp_7__localfMu_ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait(ConcurrentVerifyTests())))
    _ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait($s11VerifyTests010ConcurrentaB0V029aBlockThatIsFinishedMeanwhileF8NoDamage4TestfMp_7__localfMu_.aBlockThatIsFinishedMeanwhileIsNoDamage())))
  }
  try await $s11VerifyTests010ConcurrentaB0V029aBlockThatIsFinishedMeanwhileF8NoDamage4TestfMp_7__localfMu0_()
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s11VerifyTests010ConcurrentaB0V029aBlockThatIsFinishedMeanwhileF8NoDamage4TestfMp_24generator2f9a88ee0f9436dfMu_() async -> Testing.Test {
  return .__function(
  named: "aBlockThatIsFinishedMeanwhileIsNoDamage()",
  in: ConcurrentVerifyTests.self,
  xcTestCompatibleSelector: nil,
  traits: [.__documentationLine("/// A pack is listed while a block is being appended, which is whole and committed before the rest is looked at.")],sourceLocation: Testing.SourceLocation(__uncheckedFileID: "VerifyTests/ConcurrentVerifyTests.swift", filePath: "/work/main/Tests/VerifyTests/ConcurrentVerifyTests.swift", line: 105, column: 6),
  parameters: [],
  testFunction: $s11VerifyTests010ConcurrentaB0V029aBlockThatIsFinishedMeanwhileF8NoDamage4TestfMp_16Z2f9a88ee0f9436dfMu_
)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private static nonisolated let $s11VerifyTests010ConcurrentaB0V029aBlockThatIsFinishedMeanwhileF8NoDamage4TestfMp_23accessor2f9a88ee0f9436dfMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s11VerifyTests010ConcurrentaB0V029aBlockThatIsFinishedMeanwhileF8NoDamage4TestfMp_24generator2f9a88ee0f9436dfMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated static let $s11VerifyTests010ConcurrentaB0V029aBlockThatIsFinishedMeanwhileF8NoDamage4TestfMp_32testContentRecord2f9a88ee0f9436dfMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s11VerifyTests010ConcurrentaB0V029aBlockThatIsFinishedMeanwhileF8NoDamage4TestfMp_23accessor2f9a88ee0f9436dfMu_($0, $1, $2, $3) },
  0,
  0
)

// original-source-range: /work/main/Tests/VerifyTests/ConcurrentVerifyTests.swift:133:6-133:6
