@available(*, deprecated, message: "This function is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s11SettleTests07PackageaB0V30theLongestWaitIsThatOfTheWhole4TestfMp_16abdf86007815c20efMu_() async throws -> Void {
  @Sendable func $s11SettleTests07PackageaB0V30theLongestWaitIsThatOfTheWhole4TestfMp_7__localfMu0_(_:isolated (any _Concurrency.Actor)?=Testing.__defaultSynchronousIsolationContext) async throws {
    let $s11SettleTests07PackageaB0V30theLongestWaitIsThatOfTheWhole4TestfMp_7__localfMu_ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait(PackageSettleTests())))
    _ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait($s11SettleTests07PackageaB0V30theLongestWaitIsThatOfTheWhole4TestfMp_7__localfMu_.theLongestWaitIsThatOfTheWhole())))
  }
  try await $s11SettleTests07PackageaB0V30theLongestWaitIsThatOfTheWhole4TestfMp_7__localfMu0_()
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s11SettleTests07PackageaB0V30theLongestWaitIsThatOfTheWhole4TestfMp_25generatorabdf86007815c20efMu_() async -> Testing.Test {
  return .__function(
  named: "theLongestWaitIsThatOfTheWhole()",
  in: PackageSettleTests.self,
  xcTestCompatibleSelector: nil,
  traits: [],sourceLocation: Testing.SourceLocation(__uncheckedFileID: "SettleTests/PackageSettleTests.swift", filePath: "/work/main/Tests/SettleTests/PackageSettleTests.swift", line: 29, column: 6),
  parameters: [],
  testFunction: $s11SettleTests07PackageaB0V30theLongestWaitIsThatOfTheWhole4TestfMp_16abdf86007815c20efMu_
)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private static nonisolated let $s11SettleTests07PackageaB0V30theLongestWaitIsThatOfTheWhole4TestfMp_24accessorabdf86007815c20efMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s11SettleTests07PackageaB0V30theLongestWaitIsThatOfTheWhole4TestfMp_25generatorabdf86007815c20efMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated static let $s11SettleTests07PackageaB0V30theLongestWaitIsThatOfTheWhole4TestfMp_33testContentRecordabdf86007815c20efMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s11SettleTests07PackageaB0V30theLongestWaitIsThatOfTheWhole4TestfMp_24accessorabdf86007815c20efMu_($0, $1, $2, $3) },
  0,
  0
)

// original-source-range: /work/main/Tests/SettleTests/PackageSettleTests.swift:38:6-38:6
