@available(*, deprecated, message: "This function is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s12CommandTests08WatchEndB0V07hurriedD23LosesNothingThatWasKept4TestfMp_17Z4f2587ce6eee968ffMu_(signal arg0:Int32) async throws -> Void {
  @Sendable func $s12CommandTests08WatchEndB0V07hurriedD23LosesNothingThatWasKept4TestfMp_7__localfMu0_(signal arg0:Int32,_:isolated (any _Concurrency.Actor)?=Testing.__defaultSynchronousIsolationContext) async throws {
    let $s12CommandTests08WatchEndB0V07hurriedD23LosesNothingThatWasKept4TestfMp_7__localfMu_ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait(WatchEndTests())))
    _ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait($s12CommandTests08WatchEndB0V07hurriedD23LosesNothingThatWasKept4TestfMp_7__localfMu_.hurriedEndLosesNothingThatWasKept(signal: arg0))))
  }
  try await $s12CommandTests08WatchEndB0V07hurriedD23LosesNothingThatWasKept4TestfMp_7__localfMu0_(signal: arg0)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s12CommandTests08WatchEndB0V07hurriedD23LosesNothingThatWasKept4TestfMp_25generator4f2587ce6eee968ffMu_() async -> Testing.Test {
  return .__function(
  named: "hurriedEndLosesNothingThatWasKept(signal:)",
  in: WatchEndTests.self,
  xcTestCompatibleSelector: nil,
  traits: [.__documentationLine("/// The second SIGTERM, or the time for stopping being over (SIGALRM, as alarm(2) sends it), ends it in the middle of a large file.")],arguments: {[SIGTERM, SIGALRM]},sourceLocation: Testing.SourceLocation(__uncheckedFileID: "CommandTests/WatchEndTests.swift", filePath: "/work/main/Tests/CommandTests/WatchEndTests.swift", line: 117, column: 6),
  parameters: [(firstName: "signal",secondName: nil,type: (Int32).self)],
  testFunction: $s12CommandTests08WatchEndB0V07hurriedD23LosesNothingThatWasKept4TestfMp_17Z4f2587ce6eee968ffMu_
)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private static nonisolated let $s12CommandTests08WatchEndB0V07hurriedD23LosesNothingThatWasKept4TestfMp_24accessor4f2587ce6eee968ffMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s12CommandTests08WatchEndB0V07hurriedD23LosesNothingThatWasKept4TestfMp_25generator4f2587ce6eee968ffMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated static let $s12CommandTests08WatchEndB0V07hurriedD23LosesNothingThatWasKept4TestfMp_33testContentRecord4f2587ce6eee968ffMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s12CommandTests08WatchEndB0V07hurriedD23LosesNothingThatWasKept4TestfMp_24accessor4f2587ce6eee968ffMu_($0, $1, $2, $3) },
  0b10,
  0
)

// original-source-range: /work/main/Tests/CommandTests/WatchEndTests.swift:145:6-145:6
