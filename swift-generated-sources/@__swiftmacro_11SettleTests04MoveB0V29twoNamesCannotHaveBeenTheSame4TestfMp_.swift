@available(*, deprecated, message: "This function is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s11SettleTests04MoveB0V29twoNamesCannotHaveBeenTheSame4TestfMp_17Z3e98771b5decd80bfMu_() async throws -> Void {
  @Sendable func $s11SettleTests04MoveB0V29twoNamesCannotHaveBeenTheSame4TestfMp_7__localfMu0_(_:isolated (any _Concurrency.Actor)?=Testing.__defaultSynchronousIsolationContext) async throws {
    var $s11SettleTests04MoveB0V29twoNamesCannotHaveBeenTheSame4TestfMp_7__localfMu_ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait(MoveTests())))
    _ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait($s11SettleTests04MoveB0V29twoNamesCannotHaveBeenTheSame4TestfMp_7__localfMu_.twoNamesCannotHaveBeenTheSame())))
  }
  try await $s11SettleTests04MoveB0V29twoNamesCannotHaveBeenTheSame4TestfMp_7__localfMu0_()
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s11SettleTests04MoveB0V29twoNamesCannotHaveBeenTheSame4TestfMp_25generator3e98771b5decd80bfMu_() async -> Testing.Test {
  return .__function(
  named: "twoNamesCannotHaveBeenTheSame()",
  in: MoveTests.self,
  xcTestCompatibleSelector: nil,
  traits: [],sourceLocation: Testing.SourceLocation(__uncheckedFileID: "SettleTests/MoveTests.swift", filePath: "/work/main/Tests/SettleTests/MoveTests.swift", line: 132, column: 6),
  parameters: [],
  testFunction: $s11SettleTests04MoveB0V29twoNamesCannotHaveBeenTheSame4TestfMp_17Z3e98771b5decd80bfMu_
)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private static nonisolated let $s11SettleTests04MoveB0V29twoNamesCannotHaveBeenTheSame4TestfMp_24accessor3e98771b5decd80bfMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s11SettleTests04MoveB0V29twoNamesCannotHaveBeenTheSame4TestfMp_25generator3e98771b5decd80bfMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated static let $s11SettleTests04MoveB0V29twoNamesCannotHaveBeenTheSame4TestfMp_33testContentRecord3e98771b5decd80bfMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s11SettleTests04MoveB0V29twoNamesCannotHaveBeenTheSame4TestfMp_24accessor3e98771b5decd80bfMu_($0, $1, $2, $3) },
  0,
  0
)

// original-source-range: /work/main/Tests/SettleTests/MoveTests.swift:136:6-136:6
