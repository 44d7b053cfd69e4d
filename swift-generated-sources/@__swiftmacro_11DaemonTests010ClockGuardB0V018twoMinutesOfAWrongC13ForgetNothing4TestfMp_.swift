@available(*, deprecated, message: "This function is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s11DaemonTests010ClockGuardB0V018twoMinutesOfAWrongC13ForgetNothing4TestfMp_17Z3fe3983d50b1d062fMu_() async throws -> Void {
  @Sendable func $s11DaemonTests010ClockGuardB0V018twoMinutesOfAWrongC13ForgetNothing4TestfMp_7__localfMu0_(_:isolated (any _Concurrency.Actor)?=Testing.__defaultSynchronousIsolationContext) async throws {
    let $s11DaemonTests010ClockGuardB0V018twoMinutesOfAWrongC13ForgetNothing4TestfMp_7__localfMu_ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait(ClockGuardTests())))
    _ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait($s11DaemonTests010ClockGuardB0V018twoMinutesOfAWrongC13ForgetNothing4TestfMp_7__localfMu_.twoMinutesOfAWrongClockForgetNothing())))
  }
  try await $s11DaemonTests010ClockGuardB0V018twoMinutesOfAWrongC13ForgetNothing4TestfMp_7__localfMu0_()
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s11DaemonTests010ClockGuardB0V018twoMinutesOfAWrongC13ForgetNothing4TestfMp_25generator3fe3983d50b1d062fMu_() async -> Testing.Test {
  return .__function(
  named: "twoMinutesOfAWrongClockForgetNothing()",
  in: ClockGuardTests.self,
  xcTestCompatibleSelector: nil,
  traits: [.__documentationLine("/// 60 saves, a day apart and an hour; then two minutes of a clock that is 366 days ahead. All stay.")],sourceLocation: Testing.SourceLocation(__uncheckedFileID: "DaemonTests/ClockGuardTests.swift", filePath: "/work/main/Tests/DaemonTests/ClockGuardTests.swift", line: 118, column: 6),
  parameters: [],
  testFunction: $s11DaemonTests010ClockGuardB0V018twoMinutesOfAWrongC13ForgetNothing4TestfMp_17Z3fe3983d50b1d062fMu_
)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private static nonisolated let $s11DaemonTests010ClockGuardB0V018twoMinutesOfAWrongC13ForgetNothing4TestfMp_24accessor3fe3983d50b1d062fMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s11DaemonTests010ClockGuardB0V018twoMinutesOfAWrongC13ForgetNothing4TestfMp_25generator3fe3983d50b1d062fMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated static let $s11DaemonTests010ClockGuardB0V018twoMinutesOfAWrongC13ForgetNothing4TestfMp_33testContentRecord3fe3983d50b1d062fMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s11DaemonTests010ClockGuardB0V018twoMinutesOfAWrongC13ForgetNothing4TestfMp_24accessor3fe3983d50b1d062fMu_($0, $1, $2, $3) },
  0,
  0
)

// original-source-range: /work/main/Tests/DaemonTests/ClockGuardTests.swift:140:6-140:6
