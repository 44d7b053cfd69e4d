@available(*, deprecated, message: "This function is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s11EngineTests07PackageB0V38aRootMayBeOneAndAPartStandsForTheWhole4TestfMp_16ae402a0e3848fb33fMu_(readers arg0:Int) async throws -> Void {
  @Sendable func $s11EngineTests07PackageB0V38aRootMayBeOneAndAPartStandsForTheWhole4TestfMp_7__localfMu0_(readers arg0:Int,_:isolated (any _Concurrency.Actor)?=Testing.__defaultSynchronousIsolationContext) async throws {
    let $s11EngineTests07PackageB0V38aRootMayBeOneAndAPartStandsForTheWhole4TestfMp_7__localfMu_ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait(PackageTests())))
    _ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait($s11EngineTests07PackageB0V38aRootMayBeOneAndAPartStandsForTheWhole4TestfMp_7__localfMu_.aRootMayBeOneAndAPartStandsForTheWhole(readers: arg0))))
  }
  try await $s11EngineTests07PackageB0V38aRootMayBeOneAndAPartStandsForTheWhole4TestfMp_7__localfMu0_(readers: arg0)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s11EngineTests07PackageB0V38aRootMayBeOneAndAPartStandsForTheWhole4TestfMp_25generatorae402a0e3848fb33fMu_() async -> Testing.Test {
  return .__function(
  named: "aRootMayBeOneAndAPartStandsForTheWhole(readers:)",
  in: PackageTests.self,
  xcTestCompatibleSelector: nil,
  traits: [],arguments: {[0, 2]},sourceLocation: Testing.SourceLocation(__uncheckedFileID: "EngineTests/PackageTests.swift", filePath: "/work/main/Tests/EngineTests/PackageTests.swift", line: 122, column: 6),
  parameters: [(firstName: "readers",secondName: nil,type: (Int).self)],
  testFunction: $s11EngineTests07PackageB0V38aRootMayBeOneAndAPartStandsForTheWhole4TestfMp_16ae402a0e3848fb33fMu_
)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private static nonisolated let $s11EngineTests07PackageB0V38aRootMayBeOneAndAPartStandsForTheWhole4TestfMp_24accessorae402a0e3848fb33fMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s11EngineTests07PackageB0V38aRootMayBeOneAndAPartStandsForTheWhole4TestfMp_25generatorae402a0e3848fb33fMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated static let $s11EngineTests07PackageB0V38aRootMayBeOneAndAPartStandsForTheWhole4TestfMp_33testContentRecordae402a0e3848fb33fMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s11EngineTests07PackageB0V38aRootMayBeOneAndAPartStandsForTheWhole4TestfMp_24accessorae402a0e3848fb33fMu_($0, $1, $2, $3) },
  0b10,
  0
)

// original-source-range: /work/main/Tests/EngineTests/PackageTests.swift:138:6-138:6
