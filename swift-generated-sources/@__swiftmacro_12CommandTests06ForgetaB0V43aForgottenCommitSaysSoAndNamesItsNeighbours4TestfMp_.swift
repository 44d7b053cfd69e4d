@available(*, deprecated, message: "This function is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s12CommandTests06ForgetaB0V43aForgottenCommitSaysSoAndNamesItsNeighbours4TestfMp_16fda4a70ec2600fcbfMu_() async throws -> Void {
  @Sendable func $s12CommandTests06ForgetaB0V43aForgottenCommitSaysSoAndNamesItsNeighbours4TestfMp_7__localfMu0_(_:isolated (any _Concurrency.Actor)?=Testing.__defaultSynchronousIsolationContext) async throws {
    let $s12CommandTests06ForgetaB0V43aForgottenCommitSaysSoAndNamesItsNeighbours4TestfMp_7__localfMu_ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait(ForgetCommandTests())))
    _ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait($s12CommandTests06ForgetaB0V43aForgottenCommitSaysSoAndNamesItsNeighbours4TestfMp_7__localfMu_.aForgottenCommitSaysSoAndNamesItsNeighbours())))
  }
  try await $s12CommandTests06ForgetaB0V43aForgottenCommitSaysSoAndNamesItsNeighbours4TestfMp_7__localfMu0_()
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s12CommandTests06ForgetaB0V43aForgottenCommitSaysSoAndNamesItsNeighbours4TestfMp_25generatorfda4a70ec2600fcbfMu_() async -> Testing.Test {
  return .__function(
  named: "aForgottenCommitSaysSoAndNamesItsNeighbours()",
  in: ForgetCommandTests.self,
  xcTestCompatibleSelector: nil,
  traits: [],sourceLocation: Testing.SourceLocation(__uncheckedFileID: "CommandTests/ForgetCommandTests.swift", filePath: "/work/main/Tests/CommandTests/ForgetCommandTests.swift", line: 48, column: 6),
  parameters: [],
  testFunction: $s12CommandTests06ForgetaB0V43aForgottenCommitSaysSoAndNamesItsNeighbours4TestfMp_16fda4a70ec2600fcbfMu_
)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private static nonisolated let $s12CommandTests06ForgetaB0V43aForgottenCommitSaysSoAndNamesItsNeighbours4TestfMp_24accessorfda4a70ec2600fcbfMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s12CommandTests06ForgetaB0V43aForgottenCommitSaysSoAndNamesItsNeighbours4TestfMp_25generatorfda4a70ec2600fcbfMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated static let $s12CommandTests06ForgetaB0V43aForgottenCommitSaysSoAndNamesItsNeighbours4TestfMp_33testContentRecordfda4a70ec2600fcbfMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s12CommandTests06ForgetaB0V43aForgottenCommitSaysSoAndNamesItsNeighbours4TestfMp_24accessorfda4a70ec2600fcbfMu_($0, $1, $2, $3) },
  0,
  0
)

// original-source-range: /work/main/Tests/CommandTests/ForgetCommandTests.swift:60:6-60:6
