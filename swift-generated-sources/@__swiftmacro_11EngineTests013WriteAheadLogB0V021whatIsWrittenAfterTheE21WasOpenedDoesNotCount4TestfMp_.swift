@available(*, deprecated, message: "This function is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s11EngineTests013WriteAheadLogB0V021whatIsWrittenAfterTheE21WasOpenedDoesNotCount4TestfMp_17Z513d019d98f2bf9cfMu_() async throws -> Void {
  @Sendable func $s11EngineTests013WriteAheadLogB0V021whatIsWrittenAfterTheE21WasOpenedDoesNotCount4TestfMp_7__localfMu0_(_:isolated (any _Concurrency.Actor)?=Testing.__defaultSynchronousIsolationContext) async throws {
    let $s11EngineTests013WriteAheadLogB0V021whatIsWrittenAfterTheE21WasOpenedDoesNotCount4TestfMp_7__localfMu_ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait(WriteAheadLogTests())))
    _ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait($s11EngineTests013WriteAheadLogB0V021whatIsWrittenAfterTheE21WasOpenedDoesNotCount4TestfMp_7__localfMu_.whatIsWrittenAfterTheLogWasOpenedDoesNotCount())))
  }
  try await $s11EngineTests013WriteAheadLogB0V021whatIsWrittenAfterTheE21WasOpenedDoesNotCount4TestfMp_7__localfMu0_()
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s11EngineTests013WriteAheadLogB0V021whatIsWrittenAfterTheE21WasOpenedDoesNotCount4TestfMp_25generator513d019d98f2bf9cfMu_() async -> Testing.Test {
  return .__function(
  named: "whatIsWrittenAfterTheLogWasOpenedDoesNotCount()",
  in: WriteAheadLogTests.self,
  xcTestCompatibleSelector: nil,
  traits: [.__documentationLine("/// Else a fast writer would be read for as long as it writes, with the lock held that keeps its log from beginning anew.")],sourceLocation: Testing.SourceLocation(__uncheckedFileID: "EngineTests/WriteAheadLogTests.swift", filePath: "/work/main/Tests/EngineTests/WriteAheadLogTests.swift", line: 95, column: 6),
  parameters: [],
  testFunction: $s11EngineTests013WriteAheadLogB0V021whatIsWrittenAfterTheE21WasOpenedDoesNotCount4TestfMp_17Z513d019d98f2bf9cfMu_
)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private static nonisolated let $s11EngineTests013WriteAheadLogB0V021whatIsWrittenAfterTheE21WasOpenedDoesNotCount4TestfMp_24accessor513d019d98f2bf9cfMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s11EngineTests013WriteAheadLogB0V021whatIsWrittenAfterTheE21WasOpenedDoesNotCount4TestfMp_25generator513d019d98f2bf9cfMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated static let $s11EngineTests013WriteAheadLogB0V021whatIsWrittenAfterTheE21WasOpenedDoesNotCount4TestfMp_33testContentRecord513d019d98f2bf9cfMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s11EngineTests013WriteAheadLogB0V021whatIsWrittenAfterTheE21WasOpenedDoesNotCount4TestfMp_24accessor513d019d98f2bf9cfMu_($0, $1, $2, $3) },
  0,
  0
)

// original-source-range: /work/main/Tests/EngineTests/WriteAheadLogTests.swift:104:6-104:6
