@available(*, deprecated, message: "This function is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s12CommandTests08DatabaseB0V30databaseThatIsLockedAllTheTime4TestfMp_16c182f371c1db5adefMu_(mode arg0:String) async throws -> Void {
  @Sendable func $s12CommandTests08DatabaseB0V30databaseThatIsLockedAllTheTime4TestfMp_7__localfMu0_(mode arg0:String,_:isolated (any _Concurrency.Actor)?=Testing.__defaultSynchronousIsolationContext) async throws {
    let $s12CommandTests08DatabaseB0V30databaseThatIsLockedAllTheTime4TestfMp_7__localfMu_ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait(DatabaseTests())))
    _ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait($s12CommandTests08DatabaseB0V30databaseThatIsLockedAllTheTime4TestfMp_7__localfMu_.databaseThatIsLockedAllTheTime(mode: arg0))))
  }
  try await $s12CommandTests08DatabaseB0V30databaseThatIsLockedAllTheTime4TestfMp_7__localfMu0_(mode: arg0)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s12CommandTests08DatabaseB0V30databaseThatIsLockedAllTheTime4TestfMp_25generatorc182f371c1db5adefMu_() async -> Testing.Test {
  return .__function(
  named: "databaseThatIsLockedAllTheTime(mode:)",
  in: DatabaseTests.self,
  xcTestCompatibleSelector: nil,
  traits: [.enabled(if: Machine.hasWitness, "needs /usr/bin/python3"),.__documentationLine("/// A program that lets nobody read: its bytes are kept, it is named, and kept again when it is let go.")],arguments: {["delete", "wal"]},sourceLocation: Testing.SourceLocation(__uncheckedFileID: "CommandTests/DatabaseTests.swift", filePath: "/work/main/Tests/CommandTests/DatabaseTests.swift", line: 112, column: 6),
  parameters: [(firstName: "mode",secondName: nil,type: (String).self)],
  testFunction: $s12CommandTests08DatabaseB0V30databaseThatIsLockedAllTheTime4TestfMp_16c182f371c1db5adefMu_
)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private static nonisolated let $s12CommandTests08DatabaseB0V30databaseThatIsLockedAllTheTime4TestfMp_24accessorc182f371c1db5adefMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s12CommandTests08DatabaseB0V30databaseThatIsLockedAllTheTime4TestfMp_25generatorc182f371c1db5adefMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated static let $s12CommandTests08DatabaseB0V30databaseThatIsLockedAllTheTime4TestfMp_33testContentRecordc182f371c1db5adefMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s12CommandTests08DatabaseB0V30databaseThatIsLockedAllTheTime4TestfMp_24accessorc182f371c1db5adefMu_($0, $1, $2, $3) },
  0b10,
  0
)

// original-source-range: /work/main/Tests/CommandTests/DatabaseTests.swift:131:6-131:6
