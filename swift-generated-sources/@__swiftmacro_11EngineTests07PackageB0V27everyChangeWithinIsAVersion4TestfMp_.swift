@available(*, deprecated, message: "This function is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s11EngineTests07PackageB0V27everyChangeWithinIsAVersion4TestfMp_17Z756ba06c607fb6f3fMu_() async throws -> Void {
  @Sendable func $s11EngineTests07PackageB0V27everyChangeWithinIsAVersion4TestfMp_7__localfMu0_(_:isolated (any _Concurrency.Actor)?=Testing.__defaultSynchronousIsolationContext) async throws {
    let $s11EngineTests07PackageB0V27everyChangeWithinIsAVersion4TestfMp_7__localfMu_ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait(PackageTests())))
    _ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait($s11EngineTests07PackageB0V27everyChangeWithinIsAVersion4TestfMp_7__localfMu_.everyChangeWithinIsAVersion())))
  }
  try await $s11EngineTests07PackageB0V27everyChangeWithinIsAVersion4TestfMp_7__localfMu0_()
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s11EngineTests07PackageB0V27everyChangeWithinIsAVersion4TestfMp_25generator756ba06c607fb6f3fMu_() async -> Testing.Test {
  return .__function(
  named: "everyChangeWithinIsAVersion()",
  in: PackageTests.self,
  xcTestCompatibleSelector: nil,
  traits: [.__documentationLine("/// Every commit in which anything in it changed is a version of the package.")],sourceLocation: Testing.SourceLocation(__uncheckedFileID: "EngineTests/PackageTests.swift", filePath: "/work/main/Tests/EngineTests/PackageTests.swift", line: 175, column: 6),
  parameters: [],
  testFunction: $s11EngineTests07PackageB0V27everyChangeWithinIsAVersion4TestfMp_17Z756ba06c607fb6f3fMu_
)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private static nonisolated let $s11EngineTests07PackageB0V27everyChangeWithinIsAVersion4TestfMp_24accessor756ba06c607fb6f3fMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s11EngineTests07PackageB0V27everyChangeWithinIsAVersion4TestfMp_25generator756ba06c607fb6f3fMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated static let $s11EngineTests07PackageB0V27everyChangeWithinIsAVersion4TestfMp_33testContentRecord756ba06c607fb6f3fMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s11EngineTests07PackageB0V27everyChangeWithinIsAVersion4TestfMp_24accessor756ba06c607fb6f3fMu_($0, $1, $2, $3) },
  0,
  0
)

// original-source-range: /work/main/Tests/EngineTests/PackageTests.swift:194:6-194:6
