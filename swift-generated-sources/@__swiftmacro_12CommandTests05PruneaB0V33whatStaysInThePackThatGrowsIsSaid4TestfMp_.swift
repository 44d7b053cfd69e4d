@available(*, deprecated, message: "This function is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s12CommandTests05PruneaB0V33whatStaysInThePackThatGrowsIsSaid4TestfMp_17Z8233527f9073eab0fMu_() async throws -> Void {
  @Sendable func $s12CommandTests05PruneaB0V33whatStaysInThePackThatGrowsIsSaid4TestfMp_7__localfMu0_(_:isolated (any _Concurrency.Actor)?=Testing.__defaultSynchronousIsolationContext) async throws {
    let $s12CommandTests05PruneaB0V33whatStaysInThePackThatGrowsIsSaid4TestfMp_7__localfMu_ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait(PruneCommandTests())))
    _ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait($s12CommandTests05PruneaB0V33whatStaysInThePackThatGrowsIsSaid4TestfMp_7__localfMu_.whatStaysInThePackThatGrowsIsSaid())))
  }
  try await $s12CommandTests05PruneaB0V33whatStaysInThePackThatGrowsIsSaid4TestfMp_7__localfMu0_()
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s12CommandTests05PruneaB0V33whatStaysInThePackThatGrowsIsSaid4TestfMp_25generator8233527f9073eab0fMu_() async -> Testing.Test {
  return .__function(
  named: "whatStaysInThePackThatGrowsIsSaid()",
  in: PruneCommandTests.self,
  xcTestCompatibleSelector: nil,
  traits: [.__documentationLine("/// Issue 13: 7 MiB stayed without a word, and a number alone was bytes.")],sourceLocation: Testing.SourceLocation(__uncheckedFileID: "CommandTests/PruneCommandTests.swift", filePath: "/work/main/Tests/CommandTests/PruneCommandTests.swift", line: 50, column: 6),
  parameters: [],
  testFunction: $s12CommandTests05PruneaB0V33whatStaysInThePackThatGrowsIsSaid4TestfMp_17Z8233527f9073eab0fMu_
)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private static nonisolated let $s12CommandTests05PruneaB0V33whatStaysInThePackThatGrowsIsSaid4TestfMp_24accessor8233527f9073eab0fMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s12CommandTests05PruneaB0V33whatStaysInThePackThatGrowsIsSaid4TestfMp_25generator8233527f9073eab0fMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated static let $s12CommandTests05PruneaB0V33whatStaysInThePackThatGrowsIsSaid4TestfMp_33testContentRecord8233527f9073eab0fMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s12CommandTests05PruneaB0V33whatStaysInThePackThatGrowsIsSaid4TestfMp_24accessor8233527f9073eab0fMu_($0, $1, $2, $3) },
  0,
  0
)

// original-source-range: /work/main/Tests/CommandTests/PruneCommandTests.swift:67:6-67:6
