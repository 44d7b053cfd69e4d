@available(*, deprecated, message: "This function is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s11DaemonTests010FoundRootsB0V52aContainerThatGoesKeepsItsVersionsAndIsKnownToBeGone4TestfMp_17Z2c6a9a38a3e1d14cfMu_() async throws -> Void {
  @Sendable func $s11DaemonTests010FoundRootsB0V52aContainerThatGoesKeepsItsVersionsAndIsKnownToBeGone4TestfMp_7__localfMu0_(_:isolated (any _Concurrency.Actor)?=Testing.__defaultSynchronousIsolationContext) async throws {
    let $s11DaemonTests010FoundRootsB0V52aContainerThatGoesKeepsItsVersionsAndIsKnownToBeGone4TestfMp_7__localfMu_ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait(FoundRootsTests())))
    _ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait($s11DaemonTests010FoundRootsB0V52aContainerThatGoesKeepsItsVersionsAndIsKnownToBeGone4TestfMp_7__localfMu_.aContainerThatGoesKeepsItsVersionsAndIsKnownToBeGone())))
  }
  try await $s11DaemonTests010FoundRootsB0V52aContainerThatGoesKeepsItsVersionsAndIsKnownToBeGone4TestfMp_7__localfMu0_()
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s11DaemonTests010FoundRootsB0V52aContainerThatGoesKeepsItsVersionsAndIsKnownToBeGone4TestfMp_25generator2c6a9a38a3e1d14cfMu_() async -> Testing.Test {
  return .__function(
  named: "aContainerThatGoesKeepsItsVersionsAndIsKnownToBeGone()",
  in: FoundRootsTests.self,
  xcTestCompatibleSelector: nil,
  traits: [],sourceLocation: Testing.SourceLocation(__uncheckedFileID: "DaemonTests/FoundRootsTests.swift", filePath: "/work/main/Tests/DaemonTests/FoundRootsTests.swift", line: 57, column: 6),
  parameters: [],
  testFunction: $s11DaemonTests010FoundRootsB0V52aContainerThatGoesKeepsItsVersionsAndIsKnownToBeGone4TestfMp_17Z2c6a9a38a3e1d14cfMu_
)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private static nonisolated let $s11DaemonTests010FoundRootsB0V52aContainerThatGoesKeepsItsVersionsAndIsKnownToBeGone4TestfMp_24accessor2c6a9a38a3e1d14cfMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s11DaemonTests010FoundRootsB0V52aContainerThatGoesKeepsItsVersionsAndIsKnownToBeGone4TestfMp_25generator2c6a9a38a3e1d14cfMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated static let $s11DaemonTests010FoundRootsB0V52aContainerThatGoesKeepsItsVersionsAndIsKnownToBeGone4TestfMp_33testContentRecord2c6a9a38a3e1d14cfMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s11DaemonTests010FoundRootsB0V52aContainerThatGoesKeepsItsVersionsAndIsKnownToBeGone4TestfMp_24accessor2c6a9a38a3e1d14cfMu_($0, $1, $2, $3) },
  0,
  0
)

// original-source-range: /work/main/Tests/DaemonTests/FoundRootsTests.swift:75:6-75:6
