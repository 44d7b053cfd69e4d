@available(*, deprecated, message: "This function is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s12CommandTests08WatchEndB0V54withoutARepositoryItEndsWithTheCodeThatIsNotTriedAgain4TestfMp_17Z53c0ae6548f92a7efMu_() async throws -> Void {
  @Sendable func $s12CommandTests08WatchEndB0V54withoutARepositoryItEndsWithTheCodeThatIsNotTriedAgain4TestfMp_7__localfMu0_(_:isolated (any _Concurrency.Actor)?=Testing.__defaultSynchronousIsolationContext) async throws {
    let $s12CommandTests08WatchEndB0V54withoutARepositoryItEndsWithTheCodeThatIsNotTriedAgain4TestfMp_7__localfMu_ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait(WatchEndTests())))
    _ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait($s12CommandTests08WatchEndB0V54withoutARepositoryItEndsWithTheCodeThatIsNotTriedAgain4TestfMp_7__localfMu_.withoutARepositoryItEndsWithTheCodeThatIsNotTriedAgain())))
  }
  try await $s12CommandTests08WatchEndB0V54withoutARepositoryItEndsWithTheCodeThatIsNotTriedAgain4TestfMp_7__localfMu0_()
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s12CommandTests08WatchEndB0V54withoutARepositoryItEndsWithTheCodeThatIsNotTriedAgain4TestfMp_25generator53c0ae6548f92a7efMu_() async -> Testing.Test {
  return .__function(
  named: "withoutARepositoryItEndsWithTheCodeThatIsNotTriedAgain()",
  in: WatchEndTests.self,
  xcTestCompatibleSelector: nil,
  traits: [],sourceLocation: Testing.SourceLocation(__uncheckedFileID: "CommandTests/WatchEndTests.swift", filePath: "/work/main/Tests/CommandTests/WatchEndTests.swift", line: 13, column: 6),
  parameters: [],
  testFunction: $s12CommandTests08WatchEndB0V54withoutARepositoryItEndsWithTheCodeThatIsNotTriedAgain4TestfMp_17Z53c0ae6548f92a7efMu_
)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private static nonisolated let $s12CommandTests08WatchEndB0V54withoutARepositoryItEndsWithTheCodeThatIsNotTriedAgain4TestfMp_24accessor53c0ae6548f92a7efMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s12CommandTests08WatchEndB0V54withoutARepositoryItEndsWithTheCodeThatIsNotTriedAgain4TestfMp_25generator53c0ae6548f92a7efMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated static let $s12CommandTests08WatchEndB0V54withoutARepositoryItEndsWithTheCodeThatIsNotTriedAgain4TestfMp_33testContentRecord53c0ae6548f92a7efMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s12CommandTests08WatchEndB0V54withoutARepositoryItEndsWithTheCodeThatIsNotTriedAgain4TestfMp_24accessor53c0ae6548f92a7efMu_($0, $1, $2, $3) },
  0,
  0
)

// original-source-range: /work/main/Tests/CommandTests/WatchEndTests.swift:21:6-21:6
