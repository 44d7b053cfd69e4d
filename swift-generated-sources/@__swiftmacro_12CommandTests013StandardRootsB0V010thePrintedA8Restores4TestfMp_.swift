@available(*, deprecated, message: "This function is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s12CommandTests013StandardRootsB0V010thePrintedA8Restores4TestfMp_17Z9786436824693746fMu_() async throws -> Void {
  @Sendable func $s12CommandTests013StandardRootsB0V010thePrintedA8Restores4TestfMp_7__localfMu0_(_:isolated (any _Concurrency.Actor)?=Testing.__defaultSynchronousIsolationContext) async throws {
    let $s12CommandTests013StandardRootsB0V010thePrintedA8Restores4TestfMp_7__localfMu_ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait(StandardRootsTests())))
    _ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait($s12CommandTests013StandardRootsB0V010thePrintedA8Restores4TestfMp_7__localfMu_.thePrintedCommandRestores())))
  }
  try await $s12CommandTests013StandardRootsB0V010thePrintedA8Restores4TestfMp_7__localfMu0_()
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s12CommandTests013StandardRootsB0V010thePrintedA8Restores4TestfMp_25generator9786436824693746fMu_() async -> Testing.Test {
  return .__function(
  named: "thePrintedCommandRestores()",
  in: StandardRootsTests.self,
  xcTestCompatibleSelector: nil,
  traits: [.__documentationLine("/// The command that a backup prints does what it says when it is pasted into a shell.")],sourceLocation: Testing.SourceLocation(__uncheckedFileID: "CommandTests/StandardRootsTests.swift", filePath: "/work/main/Tests/CommandTests/StandardRootsTests.swift", line: 34, column: 6),
  parameters: [],
  testFunction: $s12CommandTests013StandardRootsB0V010thePrintedA8Restores4TestfMp_17Z9786436824693746fMu_
)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private static nonisolated let $s12CommandTests013StandardRootsB0V010thePrintedA8Restores4TestfMp_24accessor9786436824693746fMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s12CommandTests013StandardRootsB0V010thePrintedA8Restores4TestfMp_25generator9786436824693746fMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated static let $s12CommandTests013StandardRootsB0V010thePrintedA8Restores4TestfMp_33testContentRecord9786436824693746fMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s12CommandTests013StandardRootsB0V010thePrintedA8Restores4TestfMp_24accessor9786436824693746fMu_($0, $1, $2, $3) },
  0,
  0
)

// original-source-range: /work/main/Tests/CommandTests/StandardRootsTests.swift:42:6-42:6
