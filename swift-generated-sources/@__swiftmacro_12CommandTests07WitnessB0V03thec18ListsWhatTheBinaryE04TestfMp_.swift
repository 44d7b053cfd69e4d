@available(*, deprecated, message: "This function is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s12CommandTests07WitnessB0V03thec18ListsWhatTheBinaryE04TestfMp_16cb140e93409e29d2fMu_() async throws -> Void {
  @Sendable func $s12CommandTests07WitnessB0V03thec18ListsWhatTheBinaryE04TestfMp_7__localfMu0_(_:isolated (any _Concurrency.Actor)?=Testing.__defaultSynchronousIsolationContext) async throws {
    let $s12CommandTests07WitnessB0V03thec18ListsWhatTheBinaryE04TestfMp_7__localfMu_ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait(WitnessTests())))
    _ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait($s12CommandTests07WitnessB0V03thec18ListsWhatTheBinaryE04TestfMp_7__localfMu_.theWitnessListsWhatTheBinaryLists())))
  }
  try await $s12CommandTests07WitnessB0V03thec18ListsWhatTheBinaryE04TestfMp_7__localfMu0_()
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s12CommandTests07WitnessB0V03thec18ListsWhatTheBinaryE04TestfMp_25generatorcb140e93409e29d2fMu_() async -> Testing.Test {
  return .__function(
  named: "theWitnessListsWhatTheBinaryLists()",
  in: WitnessTests.self,
  xcTestCompatibleSelector: nil,
  traits: [.enabled(if: Machine.hasWitness, "needs /usr/bin/python3 with python3-zstandard and python3-nacl")],sourceLocation: Testing.SourceLocation(__uncheckedFileID: "CommandTests/WitnessTests.swift", filePath: "/work/main/Tests/CommandTests/WitnessTests.swift", line: 45, column: 6),
  parameters: [],
  testFunction: $s12CommandTests07WitnessB0V03thec18ListsWhatTheBinaryE04TestfMp_16cb140e93409e29d2fMu_
)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private static nonisolated let $s12CommandTests07WitnessB0V03thec18ListsWhatTheBinaryE04TestfMp_24accessorcb140e93409e29d2fMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s12CommandTests07WitnessB0V03thec18ListsWhatTheBinaryE04TestfMp_25generatorcb140e93409e29d2fMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated static let $s12CommandTests07WitnessB0V03thec18ListsWhatTheBinaryE04TestfMp_33testContentRecordcb140e93409e29d2fMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s12CommandTests07WitnessB0V03thec18ListsWhatTheBinaryE04TestfMp_24accessorcb140e93409e29d2fMu_($0, $1, $2, $3) },
  0,
  0
)

// original-source-range: /work/main/Tests/CommandTests/WitnessTests.swift:66:6-66:6
