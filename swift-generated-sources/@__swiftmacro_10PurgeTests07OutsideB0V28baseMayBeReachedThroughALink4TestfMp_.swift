@available(*, deprecated, message: "This function is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s10PurgeTests07OutsideB0V28baseMayBeReachedThroughALink4TestfMp_17Z4c4afba4faaa14d9fMu_() async throws -> Void {
  @Sendable func $s10PurgeTests07OutsideB0V28baseMayBeReachedThroughALink4TestfMp_7__localfMu0_(_:isolated (any _Concurrency.Actor)?=Testing.__defaultSynchronousIsolationContext) async throws {
    let $s10PurgeTests07OutsideB0V28baseMayBeReachedThroughALink4TestfMp_7__localfMu_ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait(OutsideTests())))
    _ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait($s10PurgeTests07OutsideB0V28baseMayBeReachedThroughALink4TestfMp_7__localfMu_.baseMayBeReachedThroughALink())))
  }
  try await $s10PurgeTests07OutsideB0V28baseMayBeReachedThroughALink4TestfMp_7__localfMu0_()
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s10PurgeTests07OutsideB0V28baseMayBeReachedThroughALink4TestfMp_25generator4c4afba4faaa14d9fMu_() async -> Testing.Test {
  return .__function(
  named: "baseMayBeReachedThroughALink()",
  in: OutsideTests.self,
  xcTestCompatibleSelector: nil,
  traits: [.__documentationLine("/// A root's own path is its owner's, who may keep caches on another disk.")],sourceLocation: Testing.SourceLocation(__uncheckedFileID: "PurgeTests/OutsideTests.swift", filePath: "/work/main/Tests/PurgeTests/OutsideTests.swift", line: 46, column: 6),
  parameters: [],
  testFunction: $s10PurgeTests07OutsideB0V28baseMayBeReachedThroughALink4TestfMp_17Z4c4afba4faaa14d9fMu_
)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private static nonisolated let $s10PurgeTests07OutsideB0V28baseMayBeReachedThroughALink4TestfMp_24accessor4c4afba4faaa14d9fMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s10PurgeTests07OutsideB0V28baseMayBeReachedThroughALink4TestfMp_25generator4c4afba4faaa14d9fMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated static let $s10PurgeTests07OutsideB0V28baseMayBeReachedThroughALink4TestfMp_33testContentRecord4c4afba4faaa14d9fMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s10PurgeTests07OutsideB0V28baseMayBeReachedThroughALink4TestfMp_24accessor4c4afba4faaa14d9fMu_($0, $1, $2, $3) },
  0,
  0
)

// original-source-range: /work/main/Tests/PurgeTests/OutsideTests.swift:51:6-51:6
