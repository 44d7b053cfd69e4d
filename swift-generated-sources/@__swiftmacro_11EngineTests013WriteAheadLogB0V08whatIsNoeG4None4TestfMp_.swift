@available(*, deprecated, message: "This function is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s11EngineTests013WriteAheadLogB0V08whatIsNoeG4None4TestfMp_16a9080bbe6bd5aa37fMu_() async throws -> Void {
  @Sendable func $s11EngineTests013WriteAheadLogB0V08whatIsNoeG4None4TestfMp_7__localfMu0_(_:isolated (any _Concurrency.Actor)?=Testing.__defaultSynchronousIsolationContext) async throws {
    let $s11EngineTests013WriteAheadLogB0V08whatIsNoeG4None4TestfMp_7__localfMu_ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait(WriteAheadLogTests())))
    _ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait($s11EngineTests013WriteAheadLogB0V08whatIsNoeG4None4TestfMp_7__localfMu_.whatIsNoLogIsNone())))
  }
  try await $s11EngineTests013WriteAheadLogB0V08whatIsNoeG4None4TestfMp_7__localfMu0_()
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s11EngineTests013WriteAheadLogB0V08whatIsNoeG4None4TestfMp_25generatora9080bbe6bd5aa37fMu_() async -> Testing.Test {
  return .__function(
  named: "whatIsNoLogIsNone()",
  in: WriteAheadLogTests.self,
  xcTestCompatibleSelector: nil,
  traits: [],sourceLocation: Testing.SourceLocation(__uncheckedFileID: "EngineTests/WriteAheadLogTests.swift", filePath: "/work/main/Tests/EngineTests/WriteAheadLogTests.swift", line: 128, column: 6),
  parameters: [],
  testFunction: $s11EngineTests013WriteAheadLogB0V08whatIsNoeG4None4TestfMp_16a9080bbe6bd5aa37fMu_
)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private static nonisolated let $s11EngineTests013WriteAheadLogB0V08whatIsNoeG4None4TestfMp_24accessora9080bbe6bd5aa37fMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s11EngineTests013WriteAheadLogB0V08whatIsNoeG4None4TestfMp_25generatora9080bbe6bd5aa37fMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated static let $s11EngineTests013WriteAheadLogB0V08whatIsNoeG4None4TestfMp_33testContentRecorda9080bbe6bd5aa37fMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s11EngineTests013WriteAheadLogB0V08whatIsNoeG4None4TestfMp_24accessora9080bbe6bd5aa37fMu_($0, $1, $2, $3) },
  0,
  0
)

// original-source-range: /work/main/Tests/EngineTests/WriteAheadLogTests.swift:147:6-147:6
