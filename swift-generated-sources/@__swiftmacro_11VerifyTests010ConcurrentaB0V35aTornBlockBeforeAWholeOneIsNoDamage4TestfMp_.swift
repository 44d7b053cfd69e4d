@available(*, deprecated, message: "This function is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s11VerifyTests010ConcurrentaB0V35aTornBlockBeforeAWholeOneIsNoDamage4TestfMp_16cd928ccdc5af5939fMu_(byte arg0:Int) async throws -> Void {
  @Sendable func $s11VerifyTests010ConcurrentaB0V35aTornBlockBeforeAWholeOneIsNoDamage4TestfMp_7__localfMu0_(byte arg0:Int,_:isolated (any _Concurrency.Actor)?=Testing.__defaultSynchronousIsolationContext) async throws {
    let $s11VerifyTests010ConcurrentaB0V35aTornBlockBeforeAWholeOneIsNoDamage4TestfMp_7__localfMu_ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait(ConcurrentVerifyTests())))
    _ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait($s11VerifyTests010ConcurrentaB0V35aTornBlockBeforeAWholeOneIsNoDamage4TestfMp_7__localfMu_.aTornBlockBeforeAWholeOneIsNoDamage(byte: arg0))))
  }
  try await $s11VerifyTests010ConcurrentaB0V35aTornBlockBeforeAWholeOneIsNoDamage4TestfMp_7__localfMu0_(byte: arg0)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s11VerifyTests010ConcurrentaB0V35aTornBlockBeforeAWholeOneIsNoDamage4TestfMp_25generatorcd928ccdc5af5939fMu_() async -> Testing.Test {
  return .__function(
  named: "aTornBlockBeforeAWholeOneIsNoDamage(byte:)",
  in: ConcurrentVerifyTests.self,
  xcTestCompatibleSelector: nil,
  traits: [.__documentationLine("/// A crash keeps any part of what was not synced: a whole block behind a torn one makes no damage of it.")],arguments: {[40, 60, 600]},sourceLocation: Testing.SourceLocation(__uncheckedFileID: "VerifyTests/ConcurrentVerifyTests.swift", filePath: "/work/main/Tests/VerifyTests/ConcurrentVerifyTests.swift", line: 174, column: 6),
  parameters: [(firstName: "byte",secondName: nil,type: (Int).self)],
  testFunction: $s11VerifyTests010ConcurrentaB0V35aTornBlockBeforeAWholeOneIsNoDamage4TestfMp_16cd928ccdc5af5939fMu_
)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private static nonisolated let $s11VerifyTests010ConcurrentaB0V35aTornBlockBeforeAWholeOneIsNoDamage4TestfMp_24accessorcd928ccdc5af5939fMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s11VerifyTests010ConcurrentaB0V35aTornBlockBeforeAWholeOneIsNoDamage4TestfMp_25generatorcd928ccdc5af5939fMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated static let $s11VerifyTests010ConcurrentaB0V35aTornBlockBeforeAWholeOneIsNoDamage4TestfMp_33testContentRecordcd928ccdc5af5939fMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s11VerifyTests010ConcurrentaB0V35aTornBlockBeforeAWholeOneIsNoDamage4TestfMp_24accessorcd928ccdc5af5939fMu_($0, $1, $2, $3) },
  0b10,
  0
)

// original-source-range: /work/main/Tests/VerifyTests/ConcurrentVerifyTests.swift:193:6-193:6
