@available(*, deprecated, message: "This function is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s11DaemonTests010FoundRootsB0V028whatIsGoneStaysKnownUnlessItF13KeptElsewhere4TestfMp_17Z4a82336b2dbd7932fMu_() async throws -> Void {
  @Sendable func $s11DaemonTests010FoundRootsB0V028whatIsGoneStaysKnownUnlessItF13KeptElsewhere4TestfMp_7__localfMu0_(_:isolated (any _Concurrency.Actor)?=Testing.__defaultSynchronousIsolationContext) async throws {
    let $s11DaemonTests010FoundRootsB0V028whatIsGoneStaysKnownUnlessItF13KeptElsewhere4TestfMp_7__localfMu_ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait(FoundRootsTests())))
    _ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait($s11DaemonTests010FoundRootsB0V028whatIsGoneStaysKnownUnlessItF13KeptElsewhere4TestfMp_7__localfMu_.whatIsGoneStaysKnownUnlessItIsKeptElsewhere())))
  }
  try await $s11DaemonTests010FoundRootsB0V028whatIsGoneStaysKnownUnlessItF13KeptElsewhere4TestfMp_7__localfMu0_()
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s11DaemonTests010FoundRootsB0V028whatIsGoneStaysKnownUnlessItF13KeptElsewhere4TestfMp_25generator4a82336b2dbd7932fMu_() async -> Testing.Test {
  return .__function(
  named: "whatIsGoneStaysKnownUnlessItIsKeptElsewhere()",
  in: FoundRootsTests.self,
  xcTestCompatibleSelector: nil,
  traits: [],sourceLocation: Testing.SourceLocation(__uncheckedFileID: "DaemonTests/FoundRootsTests.swift", filePath: "/work/main/Tests/DaemonTests/FoundRootsTests.swift", line: 108, column: 6),
  parameters: [],
  testFunction: $s11DaemonTests010FoundRootsB0V028whatIsGoneStaysKnownUnlessItF13KeptElsewhere4TestfMp_17Z4a82336b2dbd7932fMu_
)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private static nonisolated let $s11DaemonTests010FoundRootsB0V028whatIsGoneStaysKnownUnlessItF13KeptElsewhere4TestfMp_24accessor4a82336b2dbd7932fMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s11DaemonTests010FoundRootsB0V028whatIsGoneStaysKnownUnlessItF13KeptElsewhere4TestfMp_25generator4a82336b2dbd7932fMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated static let $s11DaemonTests010FoundRootsB0V028whatIsGoneStaysKnownUnlessItF13KeptElsewhere4TestfMp_33testContentRecord4a82336b2dbd7932fMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s11DaemonTests010FoundRootsB0V028whatIsGoneStaysKnownUnlessItF13KeptElsewhere4TestfMp_24accessor4a82336b2dbd7932fMu_($0, $1, $2, $3) },
  0,
  0
)

// original-source-range: /work/main/Tests/DaemonTests/FoundRootsTests.swift:123:6-123:6
