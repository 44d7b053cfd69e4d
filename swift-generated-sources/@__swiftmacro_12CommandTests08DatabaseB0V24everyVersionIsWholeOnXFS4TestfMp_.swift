@available(*, deprecated, message: "This function is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s12CommandTests08DatabaseB0V24everyVersionIsWholeOnXFS4TestfMp_17Z1c4000bab380f720fMu_() async throws -> Void {
  @Sendable func $s12CommandTests08DatabaseB0V24everyVersionIsWholeOnXFS4TestfMp_7__localfMu0_(_:isolated (any _Concurrency.Actor)?=Testing.__defaultSynchronousIsolationContext) async throws {
    let $s12CommandTests08DatabaseB0V24everyVersionIsWholeOnXFS4TestfMp_7__localfMu_ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait(DatabaseTests())))
    _ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait($s12CommandTests08DatabaseB0V24everyVersionIsWholeOnXFS4TestfMp_7__localfMu_.everyVersionIsWholeOnXFS())))
  }
  try await $s12CommandTests08DatabaseB0V24everyVersionIsWholeOnXFS4TestfMp_7__localfMu0_()
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s12CommandTests08DatabaseB0V24everyVersionIsWholeOnXFS4TestfMp_25generator1c4000bab380f720fMu_() async -> Testing.Test {
  return .__function(
  named: "everyVersionIsWholeOnXFS()",
  in: DatabaseTests.self,
  xcTestCompatibleSelector: nil,
  traits: [.enabled(if: Machine.hasWitness && LoopDisk.hasXFS, "needs root, python3, mkfs.xfs and loop devices")],sourceLocation: Testing.SourceLocation(__uncheckedFileID: "CommandTests/DatabaseTests.swift", filePath: "/work/main/Tests/CommandTests/DatabaseTests.swift", line: 24, column: 6),
  parameters: [],
  testFunction: $s12CommandTests08DatabaseB0V24everyVersionIsWholeOnXFS4TestfMp_17Z1c4000bab380f720fMu_
)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private static nonisolated let $s12CommandTests08DatabaseB0V24everyVersionIsWholeOnXFS4TestfMp_24accessor1c4000bab380f720fMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s12CommandTests08DatabaseB0V24everyVersionIsWholeOnXFS4TestfMp_25generator1c4000bab380f720fMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated static let $s12CommandTests08DatabaseB0V24everyVersionIsWholeOnXFS4TestfMp_33testContentRecord1c4000bab380f720fMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s12CommandTests08DatabaseB0V24everyVersionIsWholeOnXFS4TestfMp_24accessor1c4000bab380f720fMu_($0, $1, $2, $3) },
  0,
  0
)

// original-source-range: /work/main/Tests/CommandTests/DatabaseTests.swift:25:84-25:84
