@available(*, deprecated, message: "This function is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s11VerifyTests010ConcurrentaB0V024aCatalogThatIsLeftBehindF7NotUsed4TestfMp_16e500f167a040646efMu_() async throws -> Void {
  @Sendable func $s11VerifyTests010ConcurrentaB0V024aCatalogThatIsLeftBehindF7NotUsed4TestfMp_7__localfMu0_(_:isolated (any _Concurrency.Actor)?=Testing.__defaultSynchronousIsolationContext) async throws {
    let $s11VerifyTests010ConcurrentaB0V024aCatalogThatIsLeftBehindF7NotUsed4TestfMp_7__localfMu_ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait(ConcurrentVerifyTests())))
    _ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait($s11VerifyTests010ConcurrentaB0V024aCatalogThatIsLeftBehindF7NotUsed4TestfMp_7__localfMu_.aCatalogThatIsLeftBehindIsNotUsed())))
  }
  try await $s11VerifyTests010ConcurrentaB0V024aCatalogThatIsLeftBehindF7NotUsed4TestfMp_7__localfMu0_()
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s11VerifyTests010ConcurrentaB0V024aCatalogThatIsLeftBehindF7NotUsed4TestfMp_25generatore500f167a040646efMu_() async -> Testing.Test {
  return .__function(
  named: "aCatalogThatIsLeftBehindIsNotUsed()",
  in: ConcurrentVerifyTests.self,
  xcTestCompatibleSelector: nil,
  traits: [.__documentationLine("/// A catalog that its keeper leaves behind is not waited for without end: the run makes one of its own.")],sourceLocation: Testing.SourceLocation(__uncheckedFileID: "VerifyTests/ConcurrentVerifyTests.swift", filePath: "/work/main/Tests/VerifyTests/ConcurrentVerifyTests.swift", line: 154, column: 6),
  parameters: [],
  testFunction: $s11VerifyTests010ConcurrentaB0V024aCatalogThatIsLeftBehindF7NotUsed4TestfMp_16e500f167a040646efMu_
)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private static nonisolated let $s11VerifyTests010ConcurrentaB0V024aCatalogThatIsLeftBehindF7NotUsed4TestfMp_24accessore500f167a040646efMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s11VerifyTests010ConcurrentaB0V024aCatalogThatIsLeftBehindF7NotUsed4TestfMp_25generatore500f167a040646efMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated static let $s11VerifyTests010ConcurrentaB0V024aCatalogThatIsLeftBehindF7NotUsed4TestfMp_33testContentRecorde500f167a040646efMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s11VerifyTests010ConcurrentaB0V024aCatalogThatIsLeftBehindF7NotUsed4TestfMp_24accessore500f167a040646efMu_($0, $1, $2, $3) },
  0,
  0
)

// original-source-range: /work/main/Tests/VerifyTests/ConcurrentVerifyTests.swift:162:6-162:6
