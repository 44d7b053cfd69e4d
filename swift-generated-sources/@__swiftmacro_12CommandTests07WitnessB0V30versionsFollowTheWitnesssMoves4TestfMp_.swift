@available(*, deprecated, message: "This function is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s12CommandTests07WitnessB0V30versionsFollowTheWitnesssMoves4TestfMp_16c103767693f7f4f3fMu_() async throws -> Void {
  @Sendable func $s12CommandTests07WitnessB0V30versionsFollowTheWitnesssMoves4TestfMp_7__localfMu0_(_:isolated (any _Concurrency.Actor)?=Testing.__defaultSynchronousIsolationContext) async throws {
    let $s12CommandTests07WitnessB0V30versionsFollowTheWitnesssMoves4TestfMp_7__localfMu_ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait(WitnessTests())))
    _ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait($s12CommandTests07WitnessB0V30versionsFollowTheWitnesssMoves4TestfMp_7__localfMu_.versionsFollowTheWitnesssMoves())))
  }
  try await $s12CommandTests07WitnessB0V30versionsFollowTheWitnesssMoves4TestfMp_7__localfMu0_()
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s12CommandTests07WitnessB0V30versionsFollowTheWitnesssMoves4TestfMp_25generatorc103767693f7f4f3fMu_() async -> Testing.Test {
  return .__function(
  named: "versionsFollowTheWitnesssMoves()",
  in: WitnessTests.self,
  xcTestCompatibleSelector: nil,
  traits: [.__documentationLine("/// The moves of its fourth commit: a renamed file, a directory moved to another root with a file renamed in it.")],sourceLocation: Testing.SourceLocation(__uncheckedFileID: "CommandTests/WitnessTests.swift", filePath: "/work/main/Tests/CommandTests/WitnessTests.swift", line: 139, column: 6),
  parameters: [],
  testFunction: $s12CommandTests07WitnessB0V30versionsFollowTheWitnesssMoves4TestfMp_16c103767693f7f4f3fMu_
)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private static nonisolated let $s12CommandTests07WitnessB0V30versionsFollowTheWitnesssMoves4TestfMp_24accessorc103767693f7f4f3fMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s12CommandTests07WitnessB0V30versionsFollowTheWitnesssMoves4TestfMp_25generatorc103767693f7f4f3fMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated static let $s12CommandTests07WitnessB0V30versionsFollowTheWitnesssMoves4TestfMp_33testContentRecordc103767693f7f4f3fMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s12CommandTests07WitnessB0V30versionsFollowTheWitnesssMoves4TestfMp_24accessorc103767693f7f4f3fMu_($0, $1, $2, $3) },
  0,
  0
)

// original-source-range: /work/main/Tests/CommandTests/WitnessTests.swift:162:6-162:6
