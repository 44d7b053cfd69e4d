@available(*, deprecated, message: "This function is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s11VerifyTests09BadSectorB0V033whatCannotBeReadIsZerosAndAllElseI5There4TestfMp_17Z70519445136222cefMu_() async throws -> Void {
  @Sendable func $s11VerifyTests09BadSectorB0V033whatCannotBeReadIsZerosAndAllElseI5There4TestfMp_7__localfMu0_(_:isolated (any _Concurrency.Actor)?=Testing.__defaultSynchronousIsolationContext) async throws {
    let $s11VerifyTests09BadSectorB0V033whatCannotBeReadIsZerosAndAllElseI5There4TestfMp_7__localfMu_ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait(BadSectorTests())))
    _ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait($s11VerifyTests09BadSectorB0V033whatCannotBeReadIsZerosAndAllElseI5There4TestfMp_7__localfMu_.whatCannotBeReadIsZerosAndAllElseIsThere())))
  }
  try await $s11VerifyTests09BadSectorB0V033whatCannotBeReadIsZerosAndAllElseI5There4TestfMp_7__localfMu0_()
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s11VerifyTests09BadSectorB0V033whatCannotBeReadIsZerosAndAllElseI5There4TestfMp_25generator70519445136222cefMu_() async -> Testing.Test {
  return .__function(
  named: "whatCannotBeReadIsZerosAndAllElseIsThere()",
  in: BadSectorTests.self,
  xcTestCompatibleSelector: nil,
  traits: [],sourceLocation: Testing.SourceLocation(__uncheckedFileID: "VerifyTests/BadSectorTests.swift", filePath: "/work/main/Tests/VerifyTests/BadSectorTests.swift", line: 262, column: 6),
  parameters: [],
  testFunction: $s11VerifyTests09BadSectorB0V033whatCannotBeReadIsZerosAndAllElseI5There4TestfMp_17Z70519445136222cefMu_
)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private static nonisolated let $s11VerifyTests09BadSectorB0V033whatCannotBeReadIsZerosAndAllElseI5There4TestfMp_24accessor70519445136222cefMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s11VerifyTests09BadSectorB0V033whatCannotBeReadIsZerosAndAllElseI5There4TestfMp_25generator70519445136222cefMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated static let $s11VerifyTests09BadSectorB0V033whatCannotBeReadIsZerosAndAllElseI5There4TestfMp_33testContentRecord70519445136222cefMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s11VerifyTests09BadSectorB0V033whatCannotBeReadIsZerosAndAllElseI5There4TestfMp_24accessor70519445136222cefMu_($0, $1, $2, $3) },
  0,
  0
)

// original-source-range: /work/main/Tests/VerifyTests/BadSectorTests.swift:272:6-272:6
