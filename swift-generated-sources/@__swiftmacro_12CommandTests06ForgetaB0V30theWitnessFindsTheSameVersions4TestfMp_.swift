@available(*, deprecated, message: "This function is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s12CommandTests06ForgetaB0V30theWitnessFindsTheSameVersions4TestfMp_17Z3af55c8ca47e8456fMu_() async throws -> Void {
  @Sendable func $s12CommandTests06ForgetaB0V30theWitnessFindsTheSameVersions4TestfMp_7__localfMu0_(_:isolated (any _Concurrency.Actor)?=Testing.__defaultSynchronousIsolationContext) async throws {
    let $s12CommandTests06ForgetaB0V30theWitnessFindsTheSameVersions4TestfMp_7__localfMu_ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait(ForgetCommandTests())))
    _ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait($s12CommandTests06ForgetaB0V30theWitnessFindsTheSameVersions4TestfMp_7__localfMu_.theWitnessFindsTheSameVersions())))
  }
  try await $s12CommandTests06ForgetaB0V30theWitnessFindsTheSameVersions4TestfMp_7__localfMu0_()
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s12CommandTests06ForgetaB0V30theWitnessFindsTheSameVersions4TestfMp_25generator3af55c8ca47e8456fMu_() async -> Testing.Test {
  return .__function(
  named: "theWitnessFindsTheSameVersions()",
  in: ForgetCommandTests.self,
  xcTestCompatibleSelector: nil,
  traits: [.enabled(if: Machine.hasWitness, "needs /usr/bin/python3 with python3-zstandard")],sourceLocation: Testing.SourceLocation(__uncheckedFileID: "CommandTests/ForgetCommandTests.swift", filePath: "/work/main/Tests/CommandTests/ForgetCommandTests.swift", line: 250, column: 6),
  parameters: [],
  testFunction: $s12CommandTests06ForgetaB0V30theWitnessFindsTheSameVersions4TestfMp_17Z3af55c8ca47e8456fMu_
)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private static nonisolated let $s12CommandTests06ForgetaB0V30theWitnessFindsTheSameVersions4TestfMp_24accessor3af55c8ca47e8456fMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s12CommandTests06ForgetaB0V30theWitnessFindsTheSameVersions4TestfMp_25generator3af55c8ca47e8456fMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated static let $s12CommandTests06ForgetaB0V30theWitnessFindsTheSameVersions4TestfMp_33testContentRecord3af55c8ca47e8456fMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s12CommandTests06ForgetaB0V30theWitnessFindsTheSameVersions4TestfMp_24accessor3af55c8ca47e8456fMu_($0, $1, $2, $3) },
  0,
  0
)

// original-source-range: /work/main/Tests/CommandTests/ForgetCommandTests.swift:272:6-272:6
