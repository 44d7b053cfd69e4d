@available(*, deprecated, message: "This function is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s12ServiceTests07ProgramB0V025programThatIsBeingWrittenF9WaitedFor4TestfMp_15f9f6f3d2f318eedfMu_() async throws -> Void {
  @Sendable func $s12ServiceTests07ProgramB0V025programThatIsBeingWrittenF9WaitedFor4TestfMp_7__localfMu0_(_:isolated (any _Concurrency.Actor)?=Testing.__defaultSynchronousIsolationContext) async throws {
    let $s12ServiceTests07ProgramB0V025programThatIsBeingWrittenF9WaitedFor4TestfMp_7__localfMu_ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait(ProgramTests())))
    _ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait($s12ServiceTests07ProgramB0V025programThatIsBeingWrittenF9WaitedFor4TestfMp_7__localfMu_.programThatIsBeingWrittenIsWaitedFor())))
  }
  try await $s12ServiceTests07ProgramB0V025programThatIsBeingWrittenF9WaitedFor4TestfMp_7__localfMu0_()
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s12ServiceTests07ProgramB0V025programThatIsBeingWrittenF9WaitedFor4TestfMp_24generatorf9f6f3d2f318eedfMu_() async -> Testing.Test {
  return .__function(
  named: "programThatIsBeingWrittenIsWaitedFor()",
  in: ProgramTests.self,
  xcTestCompatibleSelector: nil,
  traits: [.__documentationLine("/// As when it is being installed, or when a process that was forked meanwhile inherited the writer's descriptor.")],sourceLocation: Testing.SourceLocation(__uncheckedFileID: "ServiceTests/ProgramTests.swift", filePath: "/work/main/Tests/ServiceTests/ProgramTests.swift", line: 46, column: 6),
  parameters: [],
  testFunction: $s12ServiceTests07ProgramB0V025programThatIsBeingWrittenF9WaitedFor4TestfMp_15f9f6f3d2f318eedfMu_
)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private static nonisolated let $s12ServiceTests07ProgramB0V025programThatIsBeingWrittenF9WaitedFor4TestfMp_23accessorf9f6f3d2f318eedfMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s12ServiceTests07ProgramB0V025programThatIsBeingWrittenF9WaitedFor4TestfMp_24generatorf9f6f3d2f318eedfMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated static let $s12ServiceTests07ProgramB0V025programThatIsBeingWrittenF9WaitedFor4TestfMp_32testContentRecordf9f6f3d2f318eedfMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s12ServiceTests07ProgramB0V025programThatIsBeingWrittenF9WaitedFor4TestfMp_23accessorf9f6f3d2f318eedfMu_($0, $1, $2, $3) },
  0,
  0
)

// original-source-range: /work/main/Tests/ServiceTests/ProgramTests.swift:52:6-52:6
