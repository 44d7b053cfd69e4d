@available(*, deprecated, message: "This function is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s12CommandTests010DaemonLoanB0V032everyVerbThatWritesBorrowsAndTheC6GoesOn4TestfMp_17Z454e99b42ef24d51fMu_() async throws -> Void {
  @Sendable func $s12CommandTests010DaemonLoanB0V032everyVerbThatWritesBorrowsAndTheC6GoesOn4TestfMp_7__localfMu0_(_:isolated (any _Concurrency.Actor)?=Testing.__defaultSynchronousIsolationContext) async throws {
    let $s12CommandTests010DaemonLoanB0V032everyVerbThatWritesBorrowsAndTheC6GoesOn4TestfMp_7__localfMu_ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait(DaemonLoanTests())))
    _ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait($s12CommandTests010DaemonLoanB0V032everyVerbThatWritesBorrowsAndTheC6GoesOn4TestfMp_7__localfMu_.everyVerbThatWritesBorrowsAndTheDaemonGoesOn())))
  }
  try await $s12CommandTests010DaemonLoanB0V032everyVerbThatWritesBorrowsAndTheC6GoesOn4TestfMp_7__localfMu0_()
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s12CommandTests010DaemonLoanB0V032everyVerbThatWritesBorrowsAndTheC6GoesOn4TestfMp_25generator454e99b42ef24d51fMu_() async -> Testing.Test {
  return .__function(
  named: "everyVerbThatWritesBorrowsAndTheDaemonGoesOn()",
  in: DaemonLoanTests.self,
  xcTestCompatibleSelector: nil,
  traits: [.enabled(if: Machine.hasWitness, needs)],sourceLocation: Testing.SourceLocation(__uncheckedFileID: "CommandTests/DaemonLoanTests.swift", filePath: "/work/main/Tests/CommandTests/DaemonLoanTests.swift", line: 61, column: 6),
  parameters: [],
  testFunction: $s12CommandTests010DaemonLoanB0V032everyVerbThatWritesBorrowsAndTheC6GoesOn4TestfMp_17Z454e99b42ef24d51fMu_
)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private static nonisolated let $s12CommandTests010DaemonLoanB0V032everyVerbThatWritesBorrowsAndTheC6GoesOn4TestfMp_24accessor454e99b42ef24d51fMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s12CommandTests010DaemonLoanB0V032everyVerbThatWritesBorrowsAndTheC6GoesOn4TestfMp_25generator454e99b42ef24d51fMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated static let $s12CommandTests010DaemonLoanB0V032everyVerbThatWritesBorrowsAndTheC6GoesOn4TestfMp_33testContentRecord454e99b42ef24d51fMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s12CommandTests010DaemonLoanB0V032everyVerbThatWritesBorrowsAndTheC6GoesOn4TestfMp_24accessor454e99b42ef24d51fMu_($0, $1, $2, $3) },
  0,
  0
)

// original-source-range: /work/main/Tests/CommandTests/DaemonLoanTests.swift:85:6-85:6
