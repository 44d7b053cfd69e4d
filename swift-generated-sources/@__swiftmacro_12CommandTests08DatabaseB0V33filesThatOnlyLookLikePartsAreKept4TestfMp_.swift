@available(*, deprecated, message: "This function is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s12CommandTests08DatabaseB0V33filesThatOnlyLookLikePartsAreKept4TestfMp_17Z6010f8ad9599e2fdfMu_() async throws -> Void {
  @Sendable func $s12CommandTests08DatabaseB0V33filesThatOnlyLookLikePartsAreKept4TestfMp_7__localfMu0_(_:isolated (any _Concurrency.Actor)?=Testing.__defaultSynchronousIsolationContext) async throws {
    let $s12CommandTests08DatabaseB0V33filesThatOnlyLookLikePartsAreKept4TestfMp_7__localfMu_ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait(DatabaseTests())))
    _ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait($s12CommandTests08DatabaseB0V33filesThatOnlyLookLikePartsAreKept4TestfMp_7__localfMu_.filesThatOnlyLookLikePartsAreKept())))
  }
  try await $s12CommandTests08DatabaseB0V33filesThatOnlyLookLikePartsAreKept4TestfMp_7__localfMu0_()
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s12CommandTests08DatabaseB0V33filesThatOnlyLookLikePartsAreKept4TestfMp_25generator6010f8ad9599e2fdfMu_() async -> Testing.Test {
  return .__function(
  named: "filesThatOnlyLookLikePartsAreKept()",
  in: DatabaseTests.self,
  xcTestCompatibleSelector: nil,
  traits: [.__documentationLine("/// Names alone make no database.")],sourceLocation: Testing.SourceLocation(__uncheckedFileID: "CommandTests/DatabaseTests.swift", filePath: "/work/main/Tests/CommandTests/DatabaseTests.swift", line: 159, column: 6),
  parameters: [],
  testFunction: $s12CommandTests08DatabaseB0V33filesThatOnlyLookLikePartsAreKept4TestfMp_17Z6010f8ad9599e2fdfMu_
)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private static nonisolated let $s12CommandTests08DatabaseB0V33filesThatOnlyLookLikePartsAreKept4TestfMp_24accessor6010f8ad9599e2fdfMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s12CommandTests08DatabaseB0V33filesThatOnlyLookLikePartsAreKept4TestfMp_25generator6010f8ad9599e2fdfMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated static let $s12CommandTests08DatabaseB0V33filesThatOnlyLookLikePartsAreKept4TestfMp_33testContentRecord6010f8ad9599e2fdfMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s12CommandTests08DatabaseB0V33filesThatOnlyLookLikePartsAreKept4TestfMp_24accessor6010f8ad9599e2fdfMu_($0, $1, $2, $3) },
  0,
  0
)

// original-source-range: /work/main/Tests/CommandTests/DatabaseTests.swift:165:6-165:6
