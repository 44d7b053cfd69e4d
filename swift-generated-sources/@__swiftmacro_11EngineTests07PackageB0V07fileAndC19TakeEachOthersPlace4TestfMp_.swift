@available(*, deprecated, message: "This function is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s11EngineTests07PackageB0V07fileAndC19TakeEachOthersPlace4TestfMp_17Z74c67c5508b1ff3efMu_() async throws -> Void {
  @Sendable func $s11EngineTests07PackageB0V07fileAndC19TakeEachOthersPlace4TestfMp_7__localfMu0_(_:isolated (any _Concurrency.Actor)?=Testing.__defaultSynchronousIsolationContext) async throws {
    let $s11EngineTests07PackageB0V07fileAndC19TakeEachOthersPlace4TestfMp_7__localfMu_ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait(PackageTests())))
    _ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait($s11EngineTests07PackageB0V07fileAndC19TakeEachOthersPlace4TestfMp_7__localfMu_.fileAndPackageTakeEachOthersPlace())))
  }
  try await $s11EngineTests07PackageB0V07fileAndC19TakeEachOthersPlace4TestfMp_7__localfMu0_()
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s11EngineTests07PackageB0V07fileAndC19TakeEachOthersPlace4TestfMp_25generator74c67c5508b1ff3efMu_() async -> Testing.Test {
  return .__function(
  named: "fileAndPackageTakeEachOthersPlace()",
  in: PackageTests.self,
  xcTestCompatibleSelector: nil,
  traits: [],sourceLocation: Testing.SourceLocation(__uncheckedFileID: "EngineTests/PackageTests.swift", filePath: "/work/main/Tests/EngineTests/PackageTests.swift", line: 107, column: 6),
  parameters: [],
  testFunction: $s11EngineTests07PackageB0V07fileAndC19TakeEachOthersPlace4TestfMp_17Z74c67c5508b1ff3efMu_
)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private static nonisolated let $s11EngineTests07PackageB0V07fileAndC19TakeEachOthersPlace4TestfMp_24accessor74c67c5508b1ff3efMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s11EngineTests07PackageB0V07fileAndC19TakeEachOthersPlace4TestfMp_25generator74c67c5508b1ff3efMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated static let $s11EngineTests07PackageB0V07fileAndC19TakeEachOthersPlace4TestfMp_33testContentRecord74c67c5508b1ff3efMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s11EngineTests07PackageB0V07fileAndC19TakeEachOthersPlace4TestfMp_24accessor74c67c5508b1ff3efMu_($0, $1, $2, $3) },
  0,
  0
)

// original-source-range: /work/main/Tests/EngineTests/PackageTests.swift:120:6-120:6
