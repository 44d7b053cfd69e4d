@available(*, deprecated, message: "This function is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s10PruneTestsAAV022whatIsKeptStaysAndWhatD13NotNeededGoes4TestfMp_17Z3cfc032d0be9f38ffMu_(seed arg0:Int) async throws -> Void {
  @Sendable func $s10PruneTestsAAV022whatIsKeptStaysAndWhatD13NotNeededGoes4TestfMp_7__localfMu0_(seed arg0:Int,_:isolated (any _Concurrency.Actor)?=Testing.__defaultSynchronousIsolationContext) async throws {
    let $s10PruneTestsAAV022whatIsKeptStaysAndWhatD13NotNeededGoes4TestfMp_7__localfMu_ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait(PruneTests())))
    _ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait($s10PruneTestsAAV022whatIsKeptStaysAndWhatD13NotNeededGoes4TestfMp_7__localfMu_.whatIsKeptStaysAndWhatIsNotNeededGoes(seed: arg0))))
  }
  try await $s10PruneTestsAAV022whatIsKeptStaysAndWhatD13NotNeededGoes4TestfMp_7__localfMu0_(seed: arg0)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s10PruneTestsAAV022whatIsKeptStaysAndWhatD13NotNeededGoes4TestfMp_25generator3cfc032d0be9f38ffMu_() async -> Testing.Test {
  return .__function(
  named: "whatIsKeptStaysAndWhatIsNotNeededGoes(seed:)",
  in: PruneTests.self,
  xcTestCompatibleSelector: nil,
  traits: [],arguments: {0..<40},sourceLocation: Testing.SourceLocation(__uncheckedFileID: "PruneTests/PruneTests.swift", filePath: "/work/main/Tests/PruneTests/PruneTests.swift", line: 10, column: 6),
  parameters: [(firstName: "seed",secondName: nil,type: (Int).self)],
  testFunction: $s10PruneTestsAAV022whatIsKeptStaysAndWhatD13NotNeededGoes4TestfMp_17Z3cfc032d0be9f38ffMu_
)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private static nonisolated let $s10PruneTestsAAV022whatIsKeptStaysAndWhatD13NotNeededGoes4TestfMp_24accessor3cfc032d0be9f38ffMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s10PruneTestsAAV022whatIsKeptStaysAndWhatD13NotNeededGoes4TestfMp_25generator3cfc032d0be9f38ffMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated static let $s10PruneTestsAAV022whatIsKeptStaysAndWhatD13NotNeededGoes4TestfMp_33testContentRecord3cfc032d0be9f38ffMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s10PruneTestsAAV022whatIsKeptStaysAndWhatD13NotNeededGoes4TestfMp_24accessor3cfc032d0be9f38ffMu_($0, $1, $2, $3) },
  0b10,
  0
)

// original-source-range: /work/main/Tests/PruneTests/PruneTests.swift:42:6-42:6
