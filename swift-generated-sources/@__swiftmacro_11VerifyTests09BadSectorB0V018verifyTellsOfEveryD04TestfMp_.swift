@available(*, deprecated, message: "This function is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s11VerifyTests09BadSectorB0V018verifyTellsOfEveryD04TestfMp_17Z281f86ff810e2d83fMu_(knowsCatalog arg0:Bool) async throws -> Void {
  @Sendable func $s11VerifyTests09BadSectorB0V018verifyTellsOfEveryD04TestfMp_7__localfMu0_(knowsCatalog arg0:Bool,_:isolated (any _Concurrency.Actor)?=Testing.__defaultSynchronousIsolationContext) async throws {
    let $s11VerifyTests09BadSectorB0V018verifyTellsOfEveryD04TestfMp_7__localfMu_ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait(BadSectorTests())))
    _ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait($s11VerifyTests09BadSectorB0V018verifyTellsOfEveryD04TestfMp_7__localfMu_.verifyTellsOfEverySector(knowsCatalog: arg0))))
  }
  try await $s11VerifyTests09BadSectorB0V018verifyTellsOfEveryD04TestfMp_7__localfMu0_(knowsCatalog: arg0)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s11VerifyTests09BadSectorB0V018verifyTellsOfEveryD04TestfMp_25generator281f86ff810e2d83fMu_() async -> Testing.Test {
  return .__function(
  named: "verifyTellsOfEverySector(knowsCatalog:)",
  in: BadSectorTests.self,
  xcTestCompatibleSelector: nil,
  traits: [.__documentationLine("/// Whatever sector it is: verify goes to its end and tells of damage.")],arguments: {[true, false]},sourceLocation: Testing.SourceLocation(__uncheckedFileID: "VerifyTests/BadSectorTests.swift", filePath: "/work/main/Tests/VerifyTests/BadSectorTests.swift", line: 89, column: 6),
  parameters: [(firstName: "knowsCatalog",secondName: nil,type: (Bool).self)],
  testFunction: $s11VerifyTests09BadSectorB0V018verifyTellsOfEveryD04TestfMp_17Z281f86ff810e2d83fMu_
)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private static nonisolated let $s11VerifyTests09BadSectorB0V018verifyTellsOfEveryD04TestfMp_24accessor281f86ff810e2d83fMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s11VerifyTests09BadSectorB0V018verifyTellsOfEveryD04TestfMp_25generator281f86ff810e2d83fMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated static let $s11VerifyTests09BadSectorB0V018verifyTellsOfEveryD04TestfMp_33testContentRecord281f86ff810e2d83fMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s11VerifyTests09BadSectorB0V018verifyTellsOfEveryD04TestfMp_24accessor281f86ff810e2d83fMu_($0, $1, $2, $3) },
  0b10,
  0
)

// original-source-range: /work/main/Tests/VerifyTests/BadSectorTests.swift:103:6-103:6
