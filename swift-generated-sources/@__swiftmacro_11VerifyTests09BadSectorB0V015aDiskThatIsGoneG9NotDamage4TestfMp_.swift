@available(*, deprecated, message: "This function is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s11VerifyTests09BadSectorB0V015aDiskThatIsGoneG9NotDamage4TestfMp_16baa446100df1d990fMu_() async throws -> Void {
  @Sendable func $s11VerifyTests09BadSectorB0V015aDiskThatIsGoneG9NotDamage4TestfMp_7__localfMu0_(_:isolated (any _Concurrency.Actor)?=Testing.__defaultSynchronousIsolationContext) async throws {
    let $s11VerifyTests09BadSectorB0V015aDiskThatIsGoneG9NotDamage4TestfMp_7__localfMu_ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait(BadSectorTests())))
    _ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait($s11VerifyTests09BadSectorB0V015aDiskThatIsGoneG9NotDamage4TestfMp_7__localfMu_.aDiskThatIsGoneIsNotDamage())))
  }
  try await $s11VerifyTests09BadSectorB0V015aDiskThatIsGoneG9NotDamage4TestfMp_7__localfMu0_()
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s11VerifyTests09BadSectorB0V015aDiskThatIsGoneG9NotDamage4TestfMp_25generatorbaa446100df1d990fMu_() async -> Testing.Test {
  return .__function(
  named: "aDiskThatIsGoneIsNotDamage()",
  in: BadSectorTests.self,
  xcTestCompatibleSelector: nil,
  traits: [],sourceLocation: Testing.SourceLocation(__uncheckedFileID: "VerifyTests/BadSectorTests.swift", filePath: "/work/main/Tests/VerifyTests/BadSectorTests.swift", line: 274, column: 6),
  parameters: [],
  testFunction: $s11VerifyTests09BadSectorB0V015aDiskThatIsGoneG9NotDamage4TestfMp_16baa446100df1d990fMu_
)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private static nonisolated let $s11VerifyTests09BadSectorB0V015aDiskThatIsGoneG9NotDamage4TestfMp_24accessorbaa446100df1d990fMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s11VerifyTests09BadSectorB0V015aDiskThatIsGoneG9NotDamage4TestfMp_25generatorbaa446100df1d990fMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated static let $s11VerifyTests09BadSectorB0V015aDiskThatIsGoneG9NotDamage4TestfMp_33testContentRecordbaa446100df1d990fMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s11VerifyTests09BadSectorB0V015aDiskThatIsGoneG9NotDamage4TestfMp_24accessorbaa446100df1d990fMu_($0, $1, $2, $3) },
  0,
  0
)

// original-source-range: /work/main/Tests/VerifyTests/BadSectorTests.swift:281:6-281:6
