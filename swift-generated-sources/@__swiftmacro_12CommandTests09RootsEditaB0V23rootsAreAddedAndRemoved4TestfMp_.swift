@available(*, deprecated, message: "This function is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s12CommandTests09RootsEditaB0V23rootsAreAddedAndRemoved4TestfMp_17Z323e61e0630066befMu_() async throws -> Void {
  @Sendable func $s12CommandTests09RootsEditaB0V23rootsAreAddedAndRemoved4TestfMp_7__localfMu0_(_:isolated (any _Concurrency.Actor)?=Testing.__defaultSynchronousIsolationContext) async throws {
    let $s12CommandTests09RootsEditaB0V23rootsAreAddedAndRemoved4TestfMp_7__localfMu_ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait(RootsEditCommandTests())))
    _ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait($s12CommandTests09RootsEditaB0V23rootsAreAddedAndRemoved4TestfMp_7__localfMu_.rootsAreAddedAndRemoved())))
  }
  try await $s12CommandTests09RootsEditaB0V23rootsAreAddedAndRemoved4TestfMp_7__localfMu0_()
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s12CommandTests09RootsEditaB0V23rootsAreAddedAndRemoved4TestfMp_25generator323e61e0630066befMu_() async -> Testing.Test {
  return .__function(
  named: "rootsAreAddedAndRemoved()",
  in: RootsEditCommandTests.self,
  xcTestCompatibleSelector: nil,
  traits: [],sourceLocation: Testing.SourceLocation(__uncheckedFileID: "CommandTests/RootsEditCommandTests.swift", filePath: "/work/main/Tests/CommandTests/RootsEditCommandTests.swift", line: 49, column: 6),
  parameters: [],
  testFunction: $s12CommandTests09RootsEditaB0V23rootsAreAddedAndRemoved4TestfMp_17Z323e61e0630066befMu_
)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private static nonisolated let $s12CommandTests09RootsEditaB0V23rootsAreAddedAndRemoved4TestfMp_24accessor323e61e0630066befMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s12CommandTests09RootsEditaB0V23rootsAreAddedAndRemoved4TestfMp_25generator323e61e0630066befMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated static let $s12CommandTests09RootsEditaB0V23rootsAreAddedAndRemoved4TestfMp_33testContentRecord323e61e0630066befMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s12CommandTests09RootsEditaB0V23rootsAreAddedAndRemoved4TestfMp_24accessor323e61e0630066befMu_($0, $1, $2, $3) },
  0,
  0
)

// original-source-range: /work/main/Tests/CommandTests/RootsEditCommandTests.swift:70:6-70:6
