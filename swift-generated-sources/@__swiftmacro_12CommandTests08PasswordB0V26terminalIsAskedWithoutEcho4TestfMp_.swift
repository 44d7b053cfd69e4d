@available(*, deprecated, message: "This function is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s12CommandTests08PasswordB0V26terminalIsAskedWithoutEcho4TestfMp_17Z3a681388947437defMu_() async throws -> Void {
  @Sendable func $s12CommandTests08PasswordB0V26terminalIsAskedWithoutEcho4TestfMp_7__localfMu0_(_:isolated (any _Concurrency.Actor)?=Testing.__defaultSynchronousIsolationContext) async throws {
    let $s12CommandTests08PasswordB0V26terminalIsAskedWithoutEcho4TestfMp_7__localfMu_ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait(PasswordTests())))
    _ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait($s12CommandTests08PasswordB0V26terminalIsAskedWithoutEcho4TestfMp_7__localfMu_.terminalIsAskedWithoutEcho())))
  }
  try await $s12CommandTests08PasswordB0V26terminalIsAskedWithoutEcho4TestfMp_7__localfMu0_()
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s12CommandTests08PasswordB0V26terminalIsAskedWithoutEcho4TestfMp_25generator3a681388947437defMu_() async -> Testing.Test {
  return .__function(
  named: "terminalIsAskedWithoutEcho()",
  in: PasswordTests.self,
  xcTestCompatibleSelector: nil,
  traits: [.enabled(if: Machine.hasWitness, "needs python3 for a terminal"),.__documentationLine("/// Nobody sees what a person types, and Ctrl-C leaves the terminal as it was.")],sourceLocation: Testing.SourceLocation(__uncheckedFileID: "CommandTests/PasswordTests.swift", filePath: "/work/main/Tests/CommandTests/PasswordTests.swift", line: 101, column: 6),
  parameters: [],
  testFunction: $s12CommandTests08PasswordB0V26terminalIsAskedWithoutEcho4TestfMp_17Z3a681388947437defMu_
)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private static nonisolated let $s12CommandTests08PasswordB0V26terminalIsAskedWithoutEcho4TestfMp_24accessor3a681388947437defMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s12CommandTests08PasswordB0V26terminalIsAskedWithoutEcho4TestfMp_25generator3a681388947437defMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated static let $s12CommandTests08PasswordB0V26terminalIsAskedWithoutEcho4TestfMp_33testContentRecord3a681388947437defMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s12CommandTests08PasswordB0V26terminalIsAskedWithoutEcho4TestfMp_24accessor3a681388947437defMu_($0, $1, $2, $3) },
  0,
  0
)

// original-source-range: /work/main/Tests/CommandTests/PasswordTests.swift:120:6-120:6
