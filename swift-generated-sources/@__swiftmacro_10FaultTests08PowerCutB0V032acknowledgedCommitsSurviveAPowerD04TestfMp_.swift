@available(*, deprecated, message: "This function is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s10FaultTests08PowerCutB0V032acknowledgedCommitsSurviveAPowerD04TestfMp_17Z48d0132a59a38531fMu_(run arg0:Int) async throws -> Void {
  @Sendable func $s10FaultTests08PowerCutB0V032acknowledgedCommitsSurviveAPowerD04TestfMp_7__localfMu0_(run arg0:Int,_:isolated (any _Concurrency.Actor)?=Testing.__defaultSynchronousIsolationContext) async throws {
    let $s10FaultTests08PowerCutB0V032acknowledgedCommitsSurviveAPowerD04TestfMp_7__localfMu_ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait(PowerCutTests())))
    _ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait($s10FaultTests08PowerCutB0V032acknowledgedCommitsSurviveAPowerD04TestfMp_7__localfMu_.acknowledgedCommitsSurviveAPowerCut(run: arg0))))
  }
  try await $s10FaultTests08PowerCutB0V032acknowledgedCommitsSurviveAPowerD04TestfMp_7__localfMu0_(run: arg0)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s10FaultTests08PowerCutB0V032acknowledgedCommitsSurviveAPowerD04TestfMp_25generator48d0132a59a38531fMu_() async -> Testing.Test {
  return .__function(
  named: "acknowledgedCommitsSurviveAPowerCut(run:)",
  in: PowerCutTests.self,
  xcTestCompatibleSelector: nil,
  traits: [.enabled(if: !LogDisk.allowed.isEmpty, "needs root, /dev/fuse, loop devices and mkfs")],arguments: {runs.indices},sourceLocation: Testing.SourceLocation(__uncheckedFileID: "FaultTests/PowerCutTests.swift", filePath: "/work/main/Tests/FaultTests/PowerCutTests.swift", line: 24, column: 6),
  parameters: [(firstName: "run",secondName: nil,type: (Int).self)],
  testFunction: $s10FaultTests08PowerCutB0V032acknowledgedCommitsSurviveAPowerD04TestfMp_17Z48d0132a59a38531fMu_
)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private static nonisolated let $s10FaultTests08PowerCutB0V032acknowledgedCommitsSurviveAPowerD04TestfMp_24accessor48d0132a59a38531fMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s10FaultTests08PowerCutB0V032acknowledgedCommitsSurviveAPowerD04TestfMp_25generator48d0132a59a38531fMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated static let $s10FaultTests08PowerCutB0V032acknowledgedCommitsSurviveAPowerD04TestfMp_33testContentRecord48d0132a59a38531fMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s10FaultTests08PowerCutB0V032acknowledgedCommitsSurviveAPowerD04TestfMp_24accessor48d0132a59a38531fMu_($0, $1, $2, $3) },
  0b10,
  0
)

// original-source-range: /work/main/Tests/FaultTests/PowerCutTests.swift:64:6-64:6
