@available(*, deprecated, message: "This function is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s10PurgeTests07OutsideB0V43pathsLongerThanTheKernelTakesAreGoneThrough4TestfMp_17Z42b11a8bfe9c6241fMu_() async throws -> Void {
  @Sendable func $s10PurgeTests07OutsideB0V43pathsLongerThanTheKernelTakesAreGoneThrough4TestfMp_7__localfMu0_(_:isolated (any _Concurrency.Actor)?=Testing.__defaultSynchronousIsolationContext) async throws {
    let $s10PurgeTests07OutsideB0V43pathsLongerThanTheKernelTakesAreGoneThrough4TestfMp_7__localfMu_ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait(OutsideTests())))
    _ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait($s10PurgeTests07OutsideB0V43pathsLongerThanTheKernelTakesAreGoneThrough4TestfMp_7__localfMu_.pathsLongerThanTheKernelTakesAreGoneThrough())))
  }
  try await $s10PurgeTests07OutsideB0V43pathsLongerThanTheKernelTakesAreGoneThrough4TestfMp_7__localfMu0_()
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s10PurgeTests07OutsideB0V43pathsLongerThanTheKernelTakesAreGoneThrough4TestfMp_25generator42b11a8bfe9c6241fMu_() async -> Testing.Test {
  return .__function(
  named: "pathsLongerThanTheKernelTakesAreGoneThrough()",
  in: OutsideTests.self,
  xcTestCompatibleSelector: nil,
  traits: [],sourceLocation: Testing.SourceLocation(__uncheckedFileID: "PurgeTests/OutsideTests.swift", filePath: "/work/main/Tests/PurgeTests/OutsideTests.swift", line: 53, column: 6),
  parameters: [],
  testFunction: $s10PurgeTests07OutsideB0V43pathsLongerThanTheKernelTakesAreGoneThrough4TestfMp_17Z42b11a8bfe9c6241fMu_
)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private static nonisolated let $s10PurgeTests07OutsideB0V43pathsLongerThanTheKernelTakesAreGoneThrough4TestfMp_24accessor42b11a8bfe9c6241fMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s10PurgeTests07OutsideB0V43pathsLongerThanTheKernelTakesAreGoneThrough4TestfMp_25generator42b11a8bfe9c6241fMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated static let $s10PurgeTests07OutsideB0V43pathsLongerThanTheKernelTakesAreGoneThrough4TestfMp_33testContentRecord42b11a8bfe9c6241fMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s10PurgeTests07OutsideB0V43pathsLongerThanTheKernelTakesAreGoneThrough4TestfMp_24accessor42b11a8bfe9c6241fMu_($0, $1, $2, $3) },
  0,
  0
)

// original-source-range: /work/main/Tests/PurgeTests/OutsideTests.swift:67:6-67:6
