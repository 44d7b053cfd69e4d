@available(*, deprecated, message: "This function is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s11EngineTests07PackageB0V22noCommitSplitsAPackage4TestfMp_15c506497c1d06eaffMu_(readers arg0:Int,held arg1:Int) async throws -> Void {
  @Sendable func $s11EngineTests07PackageB0V22noCommitSplitsAPackage4TestfMp_7__localfMu0_(readers arg0:Int,held arg1:Int,_:isolated (any _Concurrency.Actor)?=Testing.__defaultSynchronousIsolationContext) async throws {
    let $s11EngineTests07PackageB0V22noCommitSplitsAPackage4TestfMp_7__localfMu_ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait(PackageTests())))
    _ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait($s11EngineTests07PackageB0V22noCommitSplitsAPackage4TestfMp_7__localfMu_.noCommitSplitsAPackage(readers: arg0,held: arg1))))
  }
  try await $s11EngineTests07PackageB0V22noCommitSplitsAPackage4TestfMp_7__localfMu0_(readers: arg0,held: arg1)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s11EngineTests07PackageB0V22noCommitSplitsAPackage4TestfMp_24generatorc506497c1d06eaffMu_() async -> Testing.Test {
  return .__function(
  named: "noCommitSplitsAPackage(readers:held:)",
  in: PackageTests.self,
  xcTestCompatibleSelector: nil,
  traits: [.__documentationLine("/// Commits after every byte: what is in a package comes with one of them.")],arguments: {[0, 2]},{[3, 65_536]},sourceLocation: Testing.SourceLocation(__uncheckedFileID: "EngineTests/PackageTests.swift", filePath: "/work/main/Tests/EngineTests/PackageTests.swift", line: 143, column: 6),
  parameters: [(firstName: "readers",secondName: nil,type: (Int).self),(firstName: "held",secondName: nil,type: (Int).self)],
  testFunction: $s11EngineTests07PackageB0V22noCommitSplitsAPackage4TestfMp_15c506497c1d06eaffMu_
)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private static nonisolated let $s11EngineTests07PackageB0V22noCommitSplitsAPackage4TestfMp_23accessorc506497c1d06eaffMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s11EngineTests07PackageB0V22noCommitSplitsAPackage4TestfMp_24generatorc506497c1d06eaffMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated static let $s11EngineTests07PackageB0V22noCommitSplitsAPackage4TestfMp_32testContentRecordc506497c1d06eaffMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s11EngineTests07PackageB0V22noCommitSplitsAPackage4TestfMp_23accessorc506497c1d06eaffMu_($0, $1, $2, $3) },
  0b10,
  0
)

// original-source-range: /work/main/Tests/EngineTests/PackageTests.swift:172:6-172:6
