@available(*, deprecated, message: "This function is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s11VerifyTests09DetectionB0V42aCatalogThatDisagreesIsAFindingAndNoDamage4TestfMp_16bcdbf7005fa7fb50fMu_() async throws -> Void {
  @Sendable func $s11VerifyTests09DetectionB0V42aCatalogThatDisagreesIsAFindingAndNoDamage4TestfMp_7__localfMu0_(_:isolated (any _Concurrency.Actor)?=Testing.__defaultSynchronousIsolationContext) async throws {
    let $s11VerifyTests09DetectionB0V42aCatalogThatDisagreesIsAFindingAndNoDamage4TestfMp_7__localfMu_ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait(DetectionTests())))
    _ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait($s11VerifyTests09DetectionB0V42aCatalogThatDisagreesIsAFindingAndNoDamage4TestfMp_7__localfMu_.aCatalogThatDisagreesIsAFindingAndNoDamage())))
  }
  try await $s11VerifyTests09DetectionB0V42aCatalogThatDisagreesIsAFindingAndNoDamage4TestfMp_7__localfMu0_()
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s11VerifyTests09DetectionB0V42aCatalogThatDisagreesIsAFindingAndNoDamage4TestfMp_25generatorbcdbf7005fa7fb50fMu_() async -> Testing.Test {
  return .__function(
  named: "aCatalogThatDisagreesIsAFindingAndNoDamage()",
  in: DetectionTests.self,
  xcTestCompatibleSelector: nil,
  traits: [],sourceLocation: Testing.SourceLocation(__uncheckedFileID: "VerifyTests/DetectionTests.swift", filePath: "/work/main/Tests/VerifyTests/DetectionTests.swift", line: 112, column: 6),
  parameters: [],
  testFunction: $s11VerifyTests09DetectionB0V42aCatalogThatDisagreesIsAFindingAndNoDamage4TestfMp_16bcdbf7005fa7fb50fMu_
)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private static nonisolated let $s11VerifyTests09DetectionB0V42aCatalogThatDisagreesIsAFindingAndNoDamage4TestfMp_24accessorbcdbf7005fa7fb50fMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s11VerifyTests09DetectionB0V42aCatalogThatDisagreesIsAFindingAndNoDamage4TestfMp_25generatorbcdbf7005fa7fb50fMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated static let $s11VerifyTests09DetectionB0V42aCatalogThatDisagreesIsAFindingAndNoDamage4TestfMp_33testContentRecordbcdbf7005fa7fb50fMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s11VerifyTests09DetectionB0V42aCatalogThatDisagreesIsAFindingAndNoDamage4TestfMp_24accessorbcdbf7005fa7fb50fMu_($0, $1, $2, $3) },
  0,
  0
)

// original-source-range: /work/main/Tests/VerifyTests/DetectionTests.swift:129:6-129:6
