@available(*, deprecated, message: "This function is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s11EngineTests07PackageB0V48aRoundLeavesAPackageThatIsBeingWrittenToForLater4TestfMp_16baebcf058b0f5e19fMu_() async throws -> Void {
  @Sendable func $s11EngineTests07PackageB0V48aRoundLeavesAPackageThatIsBeingWrittenToForLater4TestfMp_7__localfMu0_(_:isolated (any _Concurrency.Actor)?=Testing.__defaultSynchronousIsolationContext) async throws {
    let $s11EngineTests07PackageB0V48aRoundLeavesAPackageThatIsBeingWrittenToForLater4TestfMp_7__localfMu_ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait(PackageTests())))
    _ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait($s11EngineTests07PackageB0V48aRoundLeavesAPackageThatIsBeingWrittenToForLater4TestfMp_7__localfMu_.aRoundLeavesAPackageThatIsBeingWrittenToForLater())))
  }
  try await $s11EngineTests07PackageB0V48aRoundLeavesAPackageThatIsBeingWrittenToForLater4TestfMp_7__localfMu0_()
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s11EngineTests07PackageB0V48aRoundLeavesAPackageThatIsBeingWrittenToForLater4TestfMp_25generatorbaebcf058b0f5e19fMu_() async -> Testing.Test {
  return .__function(
  named: "aRoundLeavesAPackageThatIsBeingWrittenToForLater()",
  in: PackageTests.self,
  xcTestCompatibleSelector: nil,
  traits: [.__documentationLine("/// What a watcher's round does with a package that is being written to: nothing yet, unless it has waited for too long.")],sourceLocation: Testing.SourceLocation(__uncheckedFileID: "EngineTests/PackageTests.swift", filePath: "/work/main/Tests/EngineTests/PackageTests.swift", line: 320, column: 6),
  parameters: [],
  testFunction: $s11EngineTests07PackageB0V48aRoundLeavesAPackageThatIsBeingWrittenToForLater4TestfMp_16baebcf058b0f5e19fMu_
)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private static nonisolated let $s11EngineTests07PackageB0V48aRoundLeavesAPackageThatIsBeingWrittenToForLater4TestfMp_24accessorbaebcf058b0f5e19fMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s11EngineTests07PackageB0V48aRoundLeavesAPackageThatIsBeingWrittenToForLater4TestfMp_25generatorbaebcf058b0f5e19fMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated static let $s11EngineTests07PackageB0V48aRoundLeavesAPackageThatIsBeingWrittenToForLater4TestfMp_33testContentRecordbaebcf058b0f5e19fMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s11EngineTests07PackageB0V48aRoundLeavesAPackageThatIsBeingWrittenToForLater4TestfMp_24accessorbaebcf058b0f5e19fMu_($0, $1, $2, $3) },
  0,
  0
)

// original-source-range: /work/main/Tests/EngineTests/PackageTests.swift:350:6-350:6
