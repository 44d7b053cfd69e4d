@available(*, deprecated, message: "This function is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s11EngineTests07PackageB0V18whatIsOneMayChange4TestfMp_17Z6742769f15cc845cfMu_() async throws -> Void {
  @Sendable func $s11EngineTests07PackageB0V18whatIsOneMayChange4TestfMp_7__localfMu0_(_:isolated (any _Concurrency.Actor)?=Testing.__defaultSynchronousIsolationContext) async throws {
    let $s11EngineTests07PackageB0V18whatIsOneMayChange4TestfMp_7__localfMu_ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait(PackageTests())))
    _ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait($s11EngineTests07PackageB0V18whatIsOneMayChange4TestfMp_7__localfMu_.whatIsOneMayChange())))
  }
  try await $s11EngineTests07PackageB0V18whatIsOneMayChange4TestfMp_7__localfMu0_()
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s11EngineTests07PackageB0V18whatIsOneMayChange4TestfMp_25generator6742769f15cc845cfMu_() async -> Testing.Test {
  return .__function(
  named: "whatIsOneMayChange()",
  in: PackageTests.self,
  xcTestCompatibleSelector: nil,
  traits: [],sourceLocation: Testing.SourceLocation(__uncheckedFileID: "EngineTests/PackageTests.swift", filePath: "/work/main/Tests/EngineTests/PackageTests.swift", line: 87, column: 6),
  parameters: [],
  testFunction: $s11EngineTests07PackageB0V18whatIsOneMayChange4TestfMp_17Z6742769f15cc845cfMu_
)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private static nonisolated let $s11EngineTests07PackageB0V18whatIsOneMayChange4TestfMp_24accessor6742769f15cc845cfMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s11EngineTests07PackageB0V18whatIsOneMayChange4TestfMp_25generator6742769f15cc845cfMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated static let $s11EngineTests07PackageB0V18whatIsOneMayChange4TestfMp_33testContentRecord6742769f15cc845cfMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s11EngineTests07PackageB0V18whatIsOneMayChange4TestfMp_24accessor6742769f15cc845cfMu_($0, $1, $2, $3) },
  0,
  0
)

// original-source-range: /work/main/Tests/EngineTests/PackageTests.swift:105:6-105:6
