@available(*, deprecated, message: "This function is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s12CommandTests08DatabaseB0V38versionReusesTheChunksThatDidNotChange4TestfMp_17Z13da86e3767ffca6fMu_(isTogether arg0:Bool,times arg1:Double) async throws -> Void {
  @Sendable func $s12CommandTests08DatabaseB0V38versionReusesTheChunksThatDidNotChange4TestfMp_7__localfMu0_(isTogether arg0:Bool,times arg1:Double,_:isolated (any _Concurrency.Actor)?=Testing.__defaultSynchronousIsolationContext) async throws {
    let $s12CommandTests08DatabaseB0V38versionReusesTheChunksThatDidNotChange4TestfMp_7__localfMu_ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait(DatabaseTests())))
    _ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait($s12CommandTests08DatabaseB0V38versionReusesTheChunksThatDidNotChange4TestfMp_7__localfMu_.versionReusesTheChunksThatDidNotChange(isTogether: arg0,times: arg1))))
  }
  try await $s12CommandTests08DatabaseB0V38versionReusesTheChunksThatDidNotChange4TestfMp_7__localfMu0_(isTogether: arg0,times: arg1)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s12CommandTests08DatabaseB0V38versionReusesTheChunksThatDidNotChange4TestfMp_25generator13da86e3767ffca6fMu_() async -> Testing.Test {
  return .__function(
  named: "versionReusesTheChunksThatDidNotChange(isTogether:times:)",
  in: DatabaseTests.self,
  xcTestCompatibleSelector: nil,
  traits: [.enabled(if: Machine.hasWitness, "needs /usr/bin/python3"),.__documentationLine("/// One page in a hundred changed: together, and each somewhere else. The finer chunks of databases are of 64 KiB on average.")],arguments: {[(true, 2.5), (false, 24)]},sourceLocation: Testing.SourceLocation(__uncheckedFileID: "CommandTests/DatabaseTests.swift", filePath: "/work/main/Tests/CommandTests/DatabaseTests.swift", line: 64, column: 6),
  parameters: [(firstName: "isTogether",secondName: nil,type: (Bool).self),(firstName: "times",secondName: nil,type: (Double).self)],
  testFunction: $s12CommandTests08DatabaseB0V38versionReusesTheChunksThatDidNotChange4TestfMp_17Z13da86e3767ffca6fMu_
)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private static nonisolated let $s12CommandTests08DatabaseB0V38versionReusesTheChunksThatDidNotChange4TestfMp_24accessor13da86e3767ffca6fMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s12CommandTests08DatabaseB0V38versionReusesTheChunksThatDidNotChange4TestfMp_25generator13da86e3767ffca6fMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated static let $s12CommandTests08DatabaseB0V38versionReusesTheChunksThatDidNotChange4TestfMp_33testContentRecord13da86e3767ffca6fMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s12CommandTests08DatabaseB0V38versionReusesTheChunksThatDidNotChange4TestfMp_24accessor13da86e3767ffca6fMu_($0, $1, $2, $3) },
  0b10,
  0
)

// original-source-range: /work/main/Tests/CommandTests/DatabaseTests.swift:76:6-76:6
