@available(*, deprecated, message: "This function is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s11EngineTests013WriteAheadLogB0V023logThatIsEmptiedWhileItH22ReadMakesAnotherMoment4TestfMp_16b64cad780a07e11dfMu_() async throws -> Void {
  @Sendable func $s11EngineTests013WriteAheadLogB0V023logThatIsEmptiedWhileItH22ReadMakesAnotherMoment4TestfMp_7__localfMu0_(_:isolated (any _Concurrency.Actor)?=Testing.__defaultSynchronousIsolationContext) async throws {
    let $s11EngineTests013WriteAheadLogB0V023logThatIsEmptiedWhileItH22ReadMakesAnotherMoment4TestfMp_7__localfMu_ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait(WriteAheadLogTests())))
    _ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait($s11EngineTests013WriteAheadLogB0V023logThatIsEmptiedWhileItH22ReadMakesAnotherMoment4TestfMp_7__localfMu_.logThatIsEmptiedWhileItIsReadMakesAnotherMoment())))
  }
  try await $s11EngineTests013WriteAheadLogB0V023logThatIsEmptiedWhileItH22ReadMakesAnotherMoment4TestfMp_7__localfMu0_()
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s11EngineTests013WriteAheadLogB0V023logThatIsEmptiedWhileItH22ReadMakesAnotherMoment4TestfMp_25generatorb64cad780a07e11dfMu_() async -> Testing.Test {
  return .__function(
  named: "logThatIsEmptiedWhileItIsReadMakesAnotherMoment()",
  in: WriteAheadLogTests.self,
  xcTestCompatibleSelector: nil,
  traits: [.__documentationLine("/// `wal_checkpoint(TRUNCATE)` between opening and reading: no error, but another moment, to be read again.")],sourceLocation: Testing.SourceLocation(__uncheckedFileID: "EngineTests/WriteAheadLogTests.swift", filePath: "/work/main/Tests/EngineTests/WriteAheadLogTests.swift", line: 150, column: 6),
  parameters: [],
  testFunction: $s11EngineTests013WriteAheadLogB0V023logThatIsEmptiedWhileItH22ReadMakesAnotherMoment4TestfMp_16b64cad780a07e11dfMu_
)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private static nonisolated let $s11EngineTests013WriteAheadLogB0V023logThatIsEmptiedWhileItH22ReadMakesAnotherMoment4TestfMp_24accessorb64cad780a07e11dfMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s11EngineTests013WriteAheadLogB0V023logThatIsEmptiedWhileItH22ReadMakesAnotherMoment4TestfMp_25generatorb64cad780a07e11dfMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated static let $s11EngineTests013WriteAheadLogB0V023logThatIsEmptiedWhileItH22ReadMakesAnotherMoment4TestfMp_33testContentRecordb64cad780a07e11dfMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s11EngineTests013WriteAheadLogB0V023logThatIsEmptiedWhileItH22ReadMakesAnotherMoment4TestfMp_24accessorb64cad780a07e11dfMu_($0, $1, $2, $3) },
  0,
  0
)

// original-source-range: /work/main/Tests/EngineTests/WriteAheadLogTests.swift:167:6-167:6
