@available(*, deprecated, message: "This function is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s10PurgeTests07OutsideB0V028steppingRefusesWhatTheKernelE04TestfMp_17Z51e309d020761b9efMu_() async throws -> Void {
  @Sendable func $s10PurgeTests07OutsideB0V028steppingRefusesWhatTheKernelE04TestfMp_7__localfMu0_(_:isolated (any _Concurrency.Actor)?=Testing.__defaultSynchronousIsolationContext) async throws {
    let $s10PurgeTests07OutsideB0V028steppingRefusesWhatTheKernelE04TestfMp_7__localfMu_ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait(OutsideTests())))
    _ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait($s10PurgeTests07OutsideB0V028steppingRefusesWhatTheKernelE04TestfMp_7__localfMu_.steppingRefusesWhatTheKernelRefuses())))
  }
  try await $s10PurgeTests07OutsideB0V028steppingRefusesWhatTheKernelE04TestfMp_7__localfMu0_()
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s10PurgeTests07OutsideB0V028steppingRefusesWhatTheKernelE04TestfMp_25generator51e309d020761b9efMu_() async -> Testing.Test {
  return .__function(
  named: "steppingRefusesWhatTheKernelRefuses()",
  in: OutsideTests.self,
  xcTestCompatibleSelector: nil,
  traits: [.__documentationLine("/// Both ways of opening refuse the same: where openat2(2) is forbidden, names are gone one by one.")],sourceLocation: Testing.SourceLocation(__uncheckedFileID: "PurgeTests/OutsideTests.swift", filePath: "/work/main/Tests/PurgeTests/OutsideTests.swift", line: 91, column: 6),
  parameters: [],
  testFunction: $s10PurgeTests07OutsideB0V028steppingRefusesWhatTheKernelE04TestfMp_17Z51e309d020761b9efMu_
)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private static nonisolated let $s10PurgeTests07OutsideB0V028steppingRefusesWhatTheKernelE04TestfMp_24accessor51e309d020761b9efMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s10PurgeTests07OutsideB0V028steppingRefusesWhatTheKernelE04TestfMp_25generator51e309d020761b9efMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated static let $s10PurgeTests07OutsideB0V028steppingRefusesWhatTheKernelE04TestfMp_33testContentRecord51e309d020761b9efMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s10PurgeTests07OutsideB0V028steppingRefusesWhatTheKernelE04TestfMp_24accessor51e309d020761b9efMu_($0, $1, $2, $3) },
  0,
  0
)

// original-source-range: /work/main/Tests/PurgeTests/OutsideTests.swift:110:6-110:6
