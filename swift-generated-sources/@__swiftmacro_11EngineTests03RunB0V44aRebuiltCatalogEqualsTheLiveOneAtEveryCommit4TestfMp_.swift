@available(*, deprecated, message: "This function is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s11EngineTests03RunB0V44aRebuiltCatalogEqualsTheLiveOneAtEveryCommit4TestfMp_17Z260e59a8dcce546cfMu_(seed arg0:UInt64) async throws -> Void {
  @Sendable func $s11EngineTests03RunB0V44aRebuiltCatalogEqualsTheLiveOneAtEveryCommit4TestfMp_7__localfMu0_(seed arg0:UInt64,_:isolated (any _Concurrency.Actor)?=Testing.__defaultSynchronousIsolationContext) async throws {
    let $s11EngineTests03RunB0V44aRebuiltCatalogEqualsTheLiveOneAtEveryCommit4TestfMp_7__localfMu_ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait(RunTests())))
    _ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait($s11EngineTests03RunB0V44aRebuiltCatalogEqualsTheLiveOneAtEveryCommit4TestfMp_7__localfMu_.aRebuiltCatalogEqualsTheLiveOneAtEveryCommit(seed: arg0))))
  }
  try await $s11EngineTests03RunB0V44aRebuiltCatalogEqualsTheLiveOneAtEveryCommit4TestfMp_7__localfMu0_(seed: arg0)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s11EngineTests03RunB0V44aRebuiltCatalogEqualsTheLiveOneAtEveryCommit4TestfMp_25generator260e59a8dcce546cfMu_() async -> Testing.Test {
  return .__function(
  named: "aRebuiltCatalogEqualsTheLiveOneAtEveryCommit(seed:)",
  in: RunTests.self,
  xcTestCompatibleSelector: nil,
  traits: [],arguments: {[UInt64(11), 12, 13, 14]},sourceLocation: Testing.SourceLocation(__uncheckedFileID: "EngineTests/RunTests.swift", filePath: "/work/main/Tests/EngineTests/RunTests.swift", line: 173, column: 6),
  parameters: [(firstName: "seed",secondName: nil,type: (UInt64).self)],
  testFunction: $s11EngineTests03RunB0V44aRebuiltCatalogEqualsTheLiveOneAtEveryCommit4TestfMp_17Z260e59a8dcce546cfMu_
)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private static nonisolated let $s11EngineTests03RunB0V44aRebuiltCatalogEqualsTheLiveOneAtEveryCommit4TestfMp_24accessor260e59a8dcce546cfMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s11EngineTests03RunB0V44aRebuiltCatalogEqualsTheLiveOneAtEveryCommit4TestfMp_25generator260e59a8dcce546cfMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated static let $s11EngineTests03RunB0V44aRebuiltCatalogEqualsTheLiveOneAtEveryCommit4TestfMp_33testContentRecord260e59a8dcce546cfMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s11EngineTests03RunB0V44aRebuiltCatalogEqualsTheLiveOneAtEveryCommit4TestfMp_24accessor260e59a8dcce546cfMu_($0, $1, $2, $3) },
  0b10,
  0
)

// original-source-range: /work/main/Tests/EngineTests/RunTests.swift:193:6-193:6
