@available(*, deprecated, message: "This function is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s10PurgeTests07OutsideB0V44rootWithinAContainerIsNotReachedThroughALink4TestfMp_17Z16cb514c6805e480fMu_() async throws -> Void {
  @Sendable func $s10PurgeTests07OutsideB0V44rootWithinAContainerIsNotReachedThroughALink4TestfMp_7__localfMu0_(_:isolated (any _Concurrency.Actor)?=Testing.__defaultSynchronousIsolationContext) async throws {
    let $s10PurgeTests07OutsideB0V44rootWithinAContainerIsNotReachedThroughALink4TestfMp_7__localfMu_ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait(OutsideTests())))
    _ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait($s10PurgeTests07OutsideB0V44rootWithinAContainerIsNotReachedThroughALink4TestfMp_7__localfMu_.rootWithinAContainerIsNotReachedThroughALink())))
  }
  try await $s10PurgeTests07OutsideB0V44rootWithinAContainerIsNotReachedThroughALink4TestfMp_7__localfMu0_()
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s10PurgeTests07OutsideB0V44rootWithinAContainerIsNotReachedThroughALink4TestfMp_25generator16cb514c6805e480fMu_() async -> Testing.Test {
  return .__function(
  named: "rootWithinAContainerIsNotReachedThroughALink()",
  in: OutsideTests.self,
  xcTestCompatibleSelector: nil,
  traits: [],sourceLocation: Testing.SourceLocation(__uncheckedFileID: "PurgeTests/OutsideTests.swift", filePath: "/work/main/Tests/PurgeTests/OutsideTests.swift", line: 31, column: 6),
  parameters: [],
  testFunction: $s10PurgeTests07OutsideB0V44rootWithinAContainerIsNotReachedThroughALink4TestfMp_17Z16cb514c6805e480fMu_
)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private static nonisolated let $s10PurgeTests07OutsideB0V44rootWithinAContainerIsNotReachedThroughALink4TestfMp_24accessor16cb514c6805e480fMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s10PurgeTests07OutsideB0V44rootWithinAContainerIsNotReachedThroughALink4TestfMp_25generator16cb514c6805e480fMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated static let $s10PurgeTests07OutsideB0V44rootWithinAContainerIsNotReachedThroughALink4TestfMp_33testContentRecord16cb514c6805e480fMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s10PurgeTests07OutsideB0V44rootWithinAContainerIsNotReachedThroughALink4TestfMp_24accessor16cb514c6805e480fMu_($0, $1, $2, $3) },
  0,
  0
)

// original-source-range: /work/main/Tests/PurgeTests/OutsideTests.swift:43:6-43:6
