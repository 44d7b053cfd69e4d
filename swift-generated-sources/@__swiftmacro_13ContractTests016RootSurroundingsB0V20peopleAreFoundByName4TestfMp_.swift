@available(*, deprecated, message: "This function is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s13ContractTests016RootSurroundingsB0V20peopleAreFoundByName4TestfMp_16e92c2567dd7702dbfMu_() async throws -> Void {
  @Sendable func $s13ContractTests016RootSurroundingsB0V20peopleAreFoundByName4TestfMp_7__localfMu0_(_:isolated (any _Concurrency.Actor)?=Testing.__defaultSynchronousIsolationContext) async throws {
    let $s13ContractTests016RootSurroundingsB0V20peopleAreFoundByName4TestfMp_7__localfMu_ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait(RootSurroundingsTests())))
    _ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait($s13ContractTests016RootSurroundingsB0V20peopleAreFoundByName4TestfMp_7__localfMu_.peopleAreFoundByName())))
  }
  try await $s13ContractTests016RootSurroundingsB0V20peopleAreFoundByName4TestfMp_7__localfMu0_()
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s13ContractTests016RootSurroundingsB0V20peopleAreFoundByName4TestfMp_25generatore92c2567dd7702dbfMu_() async -> Testing.Test {
  return .__function(
  named: "peopleAreFoundByName()",
  in: RootSurroundingsTests.self,
  xcTestCompatibleSelector: nil,
  traits: [],sourceLocation: Testing.SourceLocation(__uncheckedFileID: "ContractTests/RootSurroundingsTests.swift", filePath: "/work/main/Tests/ContractTests/RootSurroundingsTests.swift", line: 64, column: 6),
  parameters: [],
  testFunction: $s13ContractTests016RootSurroundingsB0V20peopleAreFoundByName4TestfMp_16e92c2567dd7702dbfMu_
)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private static nonisolated let $s13ContractTests016RootSurroundingsB0V20peopleAreFoundByName4TestfMp_24accessore92c2567dd7702dbfMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s13ContractTests016RootSurroundingsB0V20peopleAreFoundByName4TestfMp_25generatore92c2567dd7702dbfMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated static let $s13ContractTests016RootSurroundingsB0V20peopleAreFoundByName4TestfMp_33testContentRecorde92c2567dd7702dbfMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s13ContractTests016RootSurroundingsB0V20peopleAreFoundByName4TestfMp_24accessore92c2567dd7702dbfMu_($0, $1, $2, $3) },
  0,
  0
)

// original-source-range: /work/main/Tests/ContractTests/RootSurroundingsTests.swift:69:6-69:6
