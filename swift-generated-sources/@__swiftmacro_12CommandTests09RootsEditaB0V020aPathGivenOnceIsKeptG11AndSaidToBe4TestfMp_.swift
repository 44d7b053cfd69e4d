@available(*, deprecated, message: "This function is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s12CommandTests09RootsEditaB0V020aPathGivenOnceIsKeptG11AndSaidToBe4TestfMp_17Z655a69c125d8bb0dfMu_() async throws -> Void {
  @Sendable func $s12CommandTests09RootsEditaB0V020aPathGivenOnceIsKeptG11AndSaidToBe4TestfMp_7__localfMu0_(_:isolated (any _Concurrency.Actor)?=Testing.__defaultSynchronousIsolationContext) async throws {
    let $s12CommandTests09RootsEditaB0V020aPathGivenOnceIsKeptG11AndSaidToBe4TestfMp_7__localfMu_ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait(RootsEditCommandTests())))
    _ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait($s12CommandTests09RootsEditaB0V020aPathGivenOnceIsKeptG11AndSaidToBe4TestfMp_7__localfMu_.aPathGivenOnceIsKeptOnceAndSaidToBe())))
  }
  try await $s12CommandTests09RootsEditaB0V020aPathGivenOnceIsKeptG11AndSaidToBe4TestfMp_7__localfMu0_()
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s12CommandTests09RootsEditaB0V020aPathGivenOnceIsKeptG11AndSaidToBe4TestfMp_25generator655a69c125d8bb0dfMu_() async -> Testing.Test {
  return .__function(
  named: "aPathGivenOnceIsKeptOnceAndSaidToBe()",
  in: RootsEditCommandTests.self,
  xcTestCompatibleSelector: nil,
  traits: [],sourceLocation: Testing.SourceLocation(__uncheckedFileID: "CommandTests/RootsEditCommandTests.swift", filePath: "/work/main/Tests/CommandTests/RootsEditCommandTests.swift", line: 17, column: 6),
  parameters: [],
  testFunction: $s12CommandTests09RootsEditaB0V020aPathGivenOnceIsKeptG11AndSaidToBe4TestfMp_17Z655a69c125d8bb0dfMu_
)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private static nonisolated let $s12CommandTests09RootsEditaB0V020aPathGivenOnceIsKeptG11AndSaidToBe4TestfMp_24accessor655a69c125d8bb0dfMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s12CommandTests09RootsEditaB0V020aPathGivenOnceIsKeptG11AndSaidToBe4TestfMp_25generator655a69c125d8bb0dfMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated static let $s12CommandTests09RootsEditaB0V020aPathGivenOnceIsKeptG11AndSaidToBe4TestfMp_33testContentRecord655a69c125d8bb0dfMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s12CommandTests09RootsEditaB0V020aPathGivenOnceIsKeptG11AndSaidToBe4TestfMp_24accessor655a69c125d8bb0dfMu_($0, $1, $2, $3) },
  0,
  0
)

// original-source-range: /work/main/Tests/CommandTests/RootsEditCommandTests.swift:31:6-31:6
