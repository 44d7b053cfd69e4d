@available(*, deprecated, message: "This function is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s12CommandTests07SecrecyB0V27stateOfTheClientIsItsOwners4TestfMp_17Z25d7f3cf07f975b7fMu_() async throws -> Void {
  @Sendable func $s12CommandTests07SecrecyB0V27stateOfTheClientIsItsOwners4TestfMp_7__localfMu0_(_:isolated (any _Concurrency.Actor)?=Testing.__defaultSynchronousIsolationContext) async throws {
    let $s12CommandTests07SecrecyB0V27stateOfTheClientIsItsOwners4TestfMp_7__localfMu_ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait(SecrecyTests())))
    _ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait($s12CommandTests07SecrecyB0V27stateOfTheClientIsItsOwners4TestfMp_7__localfMu_.stateOfTheClientIsItsOwners())))
  }
  try await $s12CommandTests07SecrecyB0V27stateOfTheClientIsItsOwners4TestfMp_7__localfMu0_()
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s12CommandTests07SecrecyB0V27stateOfTheClientIsItsOwners4TestfMp_25generator25d7f3cf07f975b7fMu_() async -> Testing.Test {
  return .__function(
  named: "stateOfTheClientIsItsOwners()",
  in: SecrecyTests.self,
  xcTestCompatibleSelector: nil,
  traits: [],sourceLocation: Testing.SourceLocation(__uncheckedFileID: "CommandTests/SecrecyTests.swift", filePath: "/work/main/Tests/CommandTests/SecrecyTests.swift", line: 86, column: 6),
  parameters: [],
  testFunction: $s12CommandTests07SecrecyB0V27stateOfTheClientIsItsOwners4TestfMp_17Z25d7f3cf07f975b7fMu_
)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private static nonisolated let $s12CommandTests07SecrecyB0V27stateOfTheClientIsItsOwners4TestfMp_24accessor25d7f3cf07f975b7fMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s12CommandTests07SecrecyB0V27stateOfTheClientIsItsOwners4TestfMp_25generator25d7f3cf07f975b7fMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated static let $s12CommandTests07SecrecyB0V27stateOfTheClientIsItsOwners4TestfMp_33testContentRecord25d7f3cf07f975b7fMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s12CommandTests07SecrecyB0V27stateOfTheClientIsItsOwners4TestfMp_24accessor25d7f3cf07f975b7fMu_($0, $1, $2, $3) },
  0,
  0
)

// original-source-range: /work/main/Tests/CommandTests/SecrecyTests.swift:92:6-92:6
