@available(*, deprecated, message: "This function is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s11VerifyTests010ConcurrentaB0V027whatAWriterHasNotFinishedIsG10WorthAWord4TestfMp_17Z242eed5a053b9e62fMu_() async throws -> Void {
  @Sendable func $s11VerifyTests010ConcurrentaB0V027whatAWriterHasNotFinishedIsG10WorthAWord4TestfMp_7__localfMu0_(_:isolated (any _Concurrency.Actor)?=Testing.__defaultSynchronousIsolationContext) async throws {
    let $s11VerifyTests010ConcurrentaB0V027whatAWriterHasNotFinishedIsG10WorthAWord4TestfMp_7__localfMu_ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait(ConcurrentVerifyTests())))
    _ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait($s11VerifyTests010ConcurrentaB0V027whatAWriterHasNotFinishedIsG10WorthAWord4TestfMp_7__localfMu_.whatAWriterHasNotFinishedIsNotWorthAWord())))
  }
  try await $s11VerifyTests010ConcurrentaB0V027whatAWriterHasNotFinishedIsG10WorthAWord4TestfMp_7__localfMu0_()
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s11VerifyTests010ConcurrentaB0V027whatAWriterHasNotFinishedIsG10WorthAWord4TestfMp_25generator242eed5a053b9e62fMu_() async -> Testing.Test {
  return .__function(
  named: "whatAWriterHasNotFinishedIsNotWorthAWord()",
  in: ConcurrentVerifyTests.self,
  xcTestCompatibleSelector: nil,
  traits: [.__documentationLine("/// A writer that holds the lock, has appended blocks and records that no commit names, and is in the middle of one more.")],sourceLocation: Testing.SourceLocation(__uncheckedFileID: "VerifyTests/ConcurrentVerifyTests.swift", filePath: "/work/main/Tests/VerifyTests/ConcurrentVerifyTests.swift", line: 78, column: 6),
  parameters: [],
  testFunction: $s11VerifyTests010ConcurrentaB0V027whatAWriterHasNotFinishedIsG10WorthAWord4TestfMp_17Z242eed5a053b9e62fMu_
)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private static nonisolated let $s11VerifyTests010ConcurrentaB0V027whatAWriterHasNotFinishedIsG10WorthAWord4TestfMp_24accessor242eed5a053b9e62fMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s11VerifyTests010ConcurrentaB0V027whatAWriterHasNotFinishedIsG10WorthAWord4TestfMp_25generator242eed5a053b9e62fMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated static let $s11VerifyTests010ConcurrentaB0V027whatAWriterHasNotFinishedIsG10WorthAWord4TestfMp_33testContentRecord242eed5a053b9e62fMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s11VerifyTests010ConcurrentaB0V027whatAWriterHasNotFinishedIsG10WorthAWord4TestfMp_24accessor242eed5a053b9e62fMu_($0, $1, $2, $3) },
  0,
  0
)

// original-source-range: /work/main/Tests/VerifyTests/ConcurrentVerifyTests.swift:102:6-102:6
