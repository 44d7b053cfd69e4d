@available(*, deprecated, message: "This function is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s11VerifyTests05DrillB0V33whatDamageHitsIsNamedAndNotProven4TestfMp_17Z502afa1b5bae8822fMu_() async throws -> Void {
  @Sendable func $s11VerifyTests05DrillB0V33whatDamageHitsIsNamedAndNotProven4TestfMp_7__localfMu0_(_:isolated (any _Concurrency.Actor)?=Testing.__defaultSynchronousIsolationContext) async throws {
    let $s11VerifyTests05DrillB0V33whatDamageHitsIsNamedAndNotProven4TestfMp_7__localfMu_ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait(DrillTests())))
    _ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait($s11VerifyTests05DrillB0V33whatDamageHitsIsNamedAndNotProven4TestfMp_7__localfMu_.whatDamageHitsIsNamedAndNotProven())))
  }
  try await $s11VerifyTests05DrillB0V33whatDamageHitsIsNamedAndNotProven4TestfMp_7__localfMu0_()
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s11VerifyTests05DrillB0V33whatDamageHitsIsNamedAndNotProven4TestfMp_25generator502afa1b5bae8822fMu_() async -> Testing.Test {
  return .__function(
  named: "whatDamageHitsIsNamedAndNotProven()",
  in: DrillTests.self,
  xcTestCompatibleSelector: nil,
  traits: [],sourceLocation: Testing.SourceLocation(__uncheckedFileID: "VerifyTests/DrillTests.swift", filePath: "/work/main/Tests/VerifyTests/DrillTests.swift", line: 118, column: 6),
  parameters: [],
  testFunction: $s11VerifyTests05DrillB0V33whatDamageHitsIsNamedAndNotProven4TestfMp_17Z502afa1b5bae8822fMu_
)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private static nonisolated let $s11VerifyTests05DrillB0V33whatDamageHitsIsNamedAndNotProven4TestfMp_24accessor502afa1b5bae8822fMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s11VerifyTests05DrillB0V33whatDamageHitsIsNamedAndNotProven4TestfMp_25generator502afa1b5bae8822fMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated static let $s11VerifyTests05DrillB0V33whatDamageHitsIsNamedAndNotProven4TestfMp_33testContentRecord502afa1b5bae8822fMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s11VerifyTests05DrillB0V33whatDamageHitsIsNamedAndNotProven4TestfMp_24accessor502afa1b5bae8822fMu_($0, $1, $2, $3) },
  0,
  0
)

// original-source-range: /work/main/Tests/VerifyTests/DrillTests.swift:139:6-139:6
