@available(*, deprecated, message: "This function is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s11VerifyTests010ConcurrentaB0V031aPackThatIsSealedWithoutACommitF9NoFinding4TestfMp_17Z64c2b2936240458cfMu_() async throws -> Void {
  @Sendable func $s11VerifyTests010ConcurrentaB0V031aPackThatIsSealedWithoutACommitF9NoFinding4TestfMp_7__localfMu0_(_:isolated (any _Concurrency.Actor)?=Testing.__defaultSynchronousIsolationContext) async throws {
    let $s11VerifyTests010ConcurrentaB0V031aPackThatIsSealedWithoutACommitF9NoFinding4TestfMp_7__localfMu_ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait(ConcurrentVerifyTests())))
    _ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait($s11VerifyTests010ConcurrentaB0V031aPackThatIsSealedWithoutACommitF9NoFinding4TestfMp_7__localfMu_.aPackThatIsSealedWithoutACommitIsNoFinding())))
  }
  try await $s11VerifyTests010ConcurrentaB0V031aPackThatIsSealedWithoutACommitF9NoFinding4TestfMp_7__localfMu0_()
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s11VerifyTests010ConcurrentaB0V031aPackThatIsSealedWithoutACommitF9NoFinding4TestfMp_25generator64c2b2936240458cfMu_() async -> Testing.Test {
  return .__function(
  named: "aPackThatIsSealedWithoutACommitIsNoFinding()",
  in: ConcurrentVerifyTests.self,
  xcTestCompatibleSelector: nil,
  traits: [.__documentationLine("/// The catalog learns a pack's new name with the next commit only.")],sourceLocation: Testing.SourceLocation(__uncheckedFileID: "VerifyTests/ConcurrentVerifyTests.swift", filePath: "/work/main/Tests/VerifyTests/ConcurrentVerifyTests.swift", line: 136, column: 6),
  parameters: [],
  testFunction: $s11VerifyTests010ConcurrentaB0V031aPackThatIsSealedWithoutACommitF9NoFinding4TestfMp_17Z64c2b2936240458cfMu_
)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private static nonisolated let $s11VerifyTests010ConcurrentaB0V031aPackThatIsSealedWithoutACommitF9NoFinding4TestfMp_24accessor64c2b2936240458cfMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s11VerifyTests010ConcurrentaB0V031aPackThatIsSealedWithoutACommitF9NoFinding4TestfMp_25generator64c2b2936240458cfMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated static let $s11VerifyTests010ConcurrentaB0V031aPackThatIsSealedWithoutACommitF9NoFinding4TestfMp_33testContentRecord64c2b2936240458cfMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s11VerifyTests010ConcurrentaB0V031aPackThatIsSealedWithoutACommitF9NoFinding4TestfMp_24accessor64c2b2936240458cfMu_($0, $1, $2, $3) },
  0,
  0
)

// original-source-range: /work/main/Tests/VerifyTests/ConcurrentVerifyTests.swift:151:6-151:6
