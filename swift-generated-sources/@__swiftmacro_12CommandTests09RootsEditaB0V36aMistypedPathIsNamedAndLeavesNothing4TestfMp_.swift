@available(*, deprecated, message: "This function is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s12CommandTests09RootsEditaB0V36aMistypedPathIsNamedAndLeavesNothing4TestfMp_17Z1f5393d753bbc991fMu_() async throws -> Void {
  @Sendable func $s12CommandTests09RootsEditaB0V36aMistypedPathIsNamedAndLeavesNothing4TestfMp_7__localfMu0_(_:isolated (any _Concurrency.Actor)?=Testing.__defaultSynchronousIsolationContext) async throws {
    let $s12CommandTests09RootsEditaB0V36aMistypedPathIsNamedAndLeavesNothing4TestfMp_7__localfMu_ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait(RootsEditCommandTests())))
    _ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait($s12CommandTests09RootsEditaB0V36aMistypedPathIsNamedAndLeavesNothing4TestfMp_7__localfMu_.aMistypedPathIsNamedAndLeavesNothing())))
  }
  try await $s12CommandTests09RootsEditaB0V36aMistypedPathIsNamedAndLeavesNothing4TestfMp_7__localfMu0_()
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s12CommandTests09RootsEditaB0V36aMistypedPathIsNamedAndLeavesNothing4TestfMp_25generator1f5393d753bbc991fMu_() async -> Testing.Test {
  return .__function(
  named: "aMistypedPathIsNamedAndLeavesNothing()",
  in: RootsEditCommandTests.self,
  xcTestCompatibleSelector: nil,
  traits: [],sourceLocation: Testing.SourceLocation(__uncheckedFileID: "CommandTests/RootsEditCommandTests.swift", filePath: "/work/main/Tests/CommandTests/RootsEditCommandTests.swift", line: 33, column: 6),
  parameters: [],
  testFunction: $s12CommandTests09RootsEditaB0V36aMistypedPathIsNamedAndLeavesNothing4TestfMp_17Z1f5393d753bbc991fMu_
)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private static nonisolated let $s12CommandTests09RootsEditaB0V36aMistypedPathIsNamedAndLeavesNothing4TestfMp_24accessor1f5393d753bbc991fMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s12CommandTests09RootsEditaB0V36aMistypedPathIsNamedAndLeavesNothing4TestfMp_25generator1f5393d753bbc991fMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated static let $s12CommandTests09RootsEditaB0V36aMistypedPathIsNamedAndLeavesNothing4TestfMp_33testContentRecord1f5393d753bbc991fMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s12CommandTests09RootsEditaB0V36aMistypedPathIsNamedAndLeavesNothing4TestfMp_24accessor1f5393d753bbc991fMu_($0, $1, $2, $3) },
  0,
  0
)

// original-source-range: /work/main/Tests/CommandTests/RootsEditCommandTests.swift:47:6-47:6
