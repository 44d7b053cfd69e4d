@available(*, deprecated, message: "This function is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s11DaemonTests07PackageaB0V42aComparisonLeavesWhatIsBeingWrittenToDirty4TestfMp_16e22ed8a123f7859bfMu_() async throws -> Void {
  @Sendable func $s11DaemonTests07PackageaB0V42aComparisonLeavesWhatIsBeingWrittenToDirty4TestfMp_7__localfMu0_(_:isolated (any _Concurrency.Actor)?=Testing.__defaultSynchronousIsolationContext) async throws {
    let $s11DaemonTests07PackageaB0V42aComparisonLeavesWhatIsBeingWrittenToDirty4TestfMp_7__localfMu_ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait(PackageDaemonTests())))
    _ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait($s11DaemonTests07PackageaB0V42aComparisonLeavesWhatIsBeingWrittenToDirty4TestfMp_7__localfMu_.aComparisonLeavesWhatIsBeingWrittenToDirty())))
  }
  try await $s11DaemonTests07PackageaB0V42aComparisonLeavesWhatIsBeingWrittenToDirty4TestfMp_7__localfMu0_()
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s11DaemonTests07PackageaB0V42aComparisonLeavesWhatIsBeingWrittenToDirty4TestfMp_25generatore22ed8a123f7859bfMu_() async -> Testing.Test {
  return .__function(
  named: "aComparisonLeavesWhatIsBeingWrittenToDirty()",
  in: PackageDaemonTests.self,
  xcTestCompatibleSelector: nil,
  traits: [.__documentationLine("/// A comparison leaves what is being written to dirty; nobody need tell of it again.")],sourceLocation: Testing.SourceLocation(__uncheckedFileID: "DaemonTests/PackageDaemonTests.swift", filePath: "/work/main/Tests/DaemonTests/PackageDaemonTests.swift", line: 87, column: 6),
  parameters: [],
  testFunction: $s11DaemonTests07PackageaB0V42aComparisonLeavesWhatIsBeingWrittenToDirty4TestfMp_16e22ed8a123f7859bfMu_
)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private static nonisolated let $s11DaemonTests07PackageaB0V42aComparisonLeavesWhatIsBeingWrittenToDirty4TestfMp_24accessore22ed8a123f7859bfMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s11DaemonTests07PackageaB0V42aComparisonLeavesWhatIsBeingWrittenToDirty4TestfMp_25generatore22ed8a123f7859bfMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated static let $s11DaemonTests07PackageaB0V42aComparisonLeavesWhatIsBeingWrittenToDirty4TestfMp_33testContentRecorde22ed8a123f7859bfMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s11DaemonTests07PackageaB0V42aComparisonLeavesWhatIsBeingWrittenToDirty4TestfMp_24accessore22ed8a123f7859bfMu_($0, $1, $2, $3) },
  0,
  0
)

// original-source-range: /work/main/Tests/DaemonTests/PackageDaemonTests.swift:98:6-98:6
