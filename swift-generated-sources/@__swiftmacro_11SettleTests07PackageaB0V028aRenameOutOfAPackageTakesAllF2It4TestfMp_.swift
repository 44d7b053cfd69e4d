@available(*, deprecated, message: "This function is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s11SettleTests07PackageaB0V028aRenameOutOfAPackageTakesAllF2It4TestfMp_17Z5e93bcbd1f4f78d4fMu_() async throws -> Void {
  @Sendable func $s11SettleTests07PackageaB0V028aRenameOutOfAPackageTakesAllF2It4TestfMp_7__localfMu0_(_:isolated (any _Concurrency.Actor)?=Testing.__defaultSynchronousIsolationContext) async throws {
    let $s11SettleTests07PackageaB0V028aRenameOutOfAPackageTakesAllF2It4TestfMp_7__localfMu_ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait(PackageSettleTests())))
    _ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait($s11SettleTests07PackageaB0V028aRenameOutOfAPackageTakesAllF2It4TestfMp_7__localfMu_.aRenameOutOfAPackageTakesAllOfIt())))
  }
  try await $s11SettleTests07PackageaB0V028aRenameOutOfAPackageTakesAllF2It4TestfMp_7__localfMu0_()
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s11SettleTests07PackageaB0V028aRenameOutOfAPackageTakesAllF2It4TestfMp_25generator5e93bcbd1f4f78d4fMu_() async -> Testing.Test {
  return .__function(
  named: "aRenameOutOfAPackageTakesAllOfIt()",
  in: PackageSettleTests.self,
  xcTestCompatibleSelector: nil,
  traits: [.__documentationLine("/// A file that left a package takes the rest of what is dirty in it along, for the scan will look at all of it.")],sourceLocation: Testing.SourceLocation(__uncheckedFileID: "SettleTests/PackageSettleTests.swift", filePath: "/work/main/Tests/SettleTests/PackageSettleTests.swift", line: 61, column: 6),
  parameters: [],
  testFunction: $s11SettleTests07PackageaB0V028aRenameOutOfAPackageTakesAllF2It4TestfMp_17Z5e93bcbd1f4f78d4fMu_
)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private static nonisolated let $s11SettleTests07PackageaB0V028aRenameOutOfAPackageTakesAllF2It4TestfMp_24accessor5e93bcbd1f4f78d4fMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s11SettleTests07PackageaB0V028aRenameOutOfAPackageTakesAllF2It4TestfMp_25generator5e93bcbd1f4f78d4fMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated static let $s11SettleTests07PackageaB0V028aRenameOutOfAPackageTakesAllF2It4TestfMp_33testContentRecord5e93bcbd1f4f78d4fMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s11SettleTests07PackageaB0V028aRenameOutOfAPackageTakesAllF2It4TestfMp_24accessor5e93bcbd1f4f78d4fMu_($0, $1, $2, $3) },
  0,
  0
)

// original-source-range: /work/main/Tests/SettleTests/PackageSettleTests.swift:66:6-66:6
