@available(*, deprecated, message: "This function is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s11EngineTests010CoarseTimeB0V41secondSaveWithinATickIsFoundByTheNextScan4TestfMp_16ea32c1e56049437efMu_(tick arg0:UInt64) async throws -> Void {
  @Sendable func $s11EngineTests010CoarseTimeB0V41secondSaveWithinATickIsFoundByTheNextScan4TestfMp_7__localfMu0_(tick arg0:UInt64,_:isolated (any _Concurrency.Actor)?=Testing.__defaultSynchronousIsolationContext) async throws {
    let $s11EngineTests010CoarseTimeB0V41secondSaveWithinATickIsFoundByTheNextScan4TestfMp_7__localfMu_ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait(CoarseTimeTests())))
    _ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait($s11EngineTests010CoarseTimeB0V41secondSaveWithinATickIsFoundByTheNextScan4TestfMp_7__localfMu_.secondSaveWithinATickIsFoundByTheNextScan(tick: arg0))))
  }
  try await $s11EngineTests010CoarseTimeB0V41secondSaveWithinATickIsFoundByTheNextScan4TestfMp_7__localfMu0_(tick: arg0)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s11EngineTests010CoarseTimeB0V41secondSaveWithinATickIsFoundByTheNextScan4TestfMp_25generatorea32c1e56049437efMu_() async -> Testing.Test {
  return .__function(
  named: "secondSaveWithinATickIsFoundByTheNextScan(tick:)",
  in: CoarseTimeTests.self,
  xcTestCompatibleSelector: nil,
  traits: [.__documentationLine("/// The same length, in the same tick.")],arguments: {[1_000_000_000, 2_000_000_000] as [UInt64]},sourceLocation: Testing.SourceLocation(__uncheckedFileID: "EngineTests/CoarseTimeTests.swift", filePath: "/work/main/Tests/EngineTests/CoarseTimeTests.swift", line: 36, column: 6),
  parameters: [(firstName: "tick",secondName: nil,type: (UInt64).self)],
  testFunction: $s11EngineTests010CoarseTimeB0V41secondSaveWithinATickIsFoundByTheNextScan4TestfMp_16ea32c1e56049437efMu_
)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private static nonisolated let $s11EngineTests010CoarseTimeB0V41secondSaveWithinATickIsFoundByTheNextScan4TestfMp_24accessorea32c1e56049437efMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s11EngineTests010CoarseTimeB0V41secondSaveWithinATickIsFoundByTheNextScan4TestfMp_25generatorea32c1e56049437efMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated static let $s11EngineTests010CoarseTimeB0V41secondSaveWithinATickIsFoundByTheNextScan4TestfMp_33testContentRecordea32c1e56049437efMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s11EngineTests010CoarseTimeB0V41secondSaveWithinATickIsFoundByTheNextScan4TestfMp_24accessorea32c1e56049437efMu_($0, $1, $2, $3) },
  0b10,
  0
)

// original-source-range: /work/main/Tests/EngineTests/CoarseTimeTests.swift:53:6-53:6
