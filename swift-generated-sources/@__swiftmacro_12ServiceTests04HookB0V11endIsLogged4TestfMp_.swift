@available(*, deprecated, message: "This function is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s12ServiceTests04HookB0V11endIsLogged4TestfMp_16d074a232eb48950cfMu_(outcome arg0:ProgramOutcome,lines arg1:[String]) async throws -> Void {
  @Sendable func $s12ServiceTests04HookB0V11endIsLogged4TestfMp_7__localfMu0_(outcome arg0:ProgramOutcome,lines arg1:[String],_:isolated (any _Concurrency.Actor)?=Testing.__defaultSynchronousIsolationContext) async throws {
    let $s12ServiceTests04HookB0V11endIsLogged4TestfMp_7__localfMu_ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait(HookTests())))
    _ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait($s12ServiceTests04HookB0V11endIsLogged4TestfMp_7__localfMu_.endIsLogged(outcome: arg0,lines: arg1))))
  }
  try await $s12ServiceTests04HookB0V11endIsLogged4TestfMp_7__localfMu0_(outcome: arg0,lines: arg1)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s12ServiceTests04HookB0V11endIsLogged4TestfMp_25generatord074a232eb48950cfMu_() async -> Testing.Test {
  return .__function(
  named: "endIsLogged(outcome:lines:)",
  in: HookTests.self,
  xcTestCompatibleSelector: nil,
  traits: [],arguments: {[
            (ProgramOutcome(.exited(3), output: "one\n\u{1b}[2Jtwo\n".bytes), ["6 the hook on-commit: one", "6 the hook on-commit: \\x1b[2Jtwo", "4 the hook on-commit ended with exit code 3: /hook"]),
            (ProgramOutcome(.signalled(9)), ["4 the hook on-commit was ended by signal 9: /hook"]),
            (ProgramOutcome(.overdue, output: "x".bytes, isCut: true), ["6 the hook on-commit: x", "6 the hook on-commit wrote more, which is left out", "4 the hook on-commit ran for longer than 30s or into the stop, and was ended: /hook"]),
            (ProgramOutcome(.failed(SystemError("start", code: 2))), ["4 the hook on-commit could not be run: no such file or directory: /hook"]),
            (ProgramOutcome(.exited(0)), ["7 the hook on-commit succeeded: /hook"]),
        ] as [(ProgramOutcome, [String])]},sourceLocation: Testing.SourceLocation(__uncheckedFileID: "ServiceTests/HookTests.swift", filePath: "/work/main/Tests/ServiceTests/HookTests.swift", line: 90, column: 6),
  parameters: [(firstName: "outcome",secondName: nil,type: (ProgramOutcome).self),(firstName: "lines",secondName: nil,type: ([String]).self)],
  testFunction: $s12ServiceTests04HookB0V11endIsLogged4TestfMp_16d074a232eb48950cfMu_
)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private static nonisolated let $s12ServiceTests04HookB0V11endIsLogged4TestfMp_24accessord074a232eb48950cfMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s12ServiceTests04HookB0V11endIsLogged4TestfMp_25generatord074a232eb48950cfMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated static let $s12ServiceTests04HookB0V11endIsLogged4TestfMp_33testContentRecordd074a232eb48950cfMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s12ServiceTests04HookB0V11endIsLogged4TestfMp_24accessord074a232eb48950cfMu_($0, $1, $2, $3) },
  0b10,
  0
)

// original-source-range: /work/main/Tests/ServiceTests/HookTests.swift:107:6-107:6
