@available(*, deprecated, message: "This function is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s13ContractTests016RootSurroundingsB0V42aSymlinkLeadsSomewhereThoughNothingIsThere4TestfMp_17Z665a7eb9101f4c7ffMu_() async throws -> Void {
  @Sendable func $s13ContractTests016RootSurroundingsB0V42aSymlinkLeadsSomewhereThoughNothingIsThere4TestfMp_7__localfMu0_(_:isolated (any _Concurrency.Actor)?=Testing.__defaultSynchronousIsolationContext) async throws {
    let $s13ContractTests016RootSurroundingsB0V42aSymlinkLeadsSomewhereThoughNothingIsThere4TestfMp_7__localfMu_ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait(RootSurroundingsTests())))
    _ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait($s13ContractTests016RootSurroundingsB0V42aSymlinkLeadsSomewhereThoughNothingIsThere4TestfMp_7__localfMu_.aSymlinkLeadsSomewhereThoughNothingIsThere())))
  }
  try await $s13ContractTests016RootSurroundingsB0V42aSymlinkLeadsSomewhereThoughNothingIsThere4TestfMp_7__localfMu0_()
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s13ContractTests016RootSurroundingsB0V42aSymlinkLeadsSomewhereThoughNothingIsThere4TestfMp_25generator665a7eb9101f4c7ffMu_() async -> Testing.Test {
  return .__function(
  named: "aSymlinkLeadsSomewhereThoughNothingIsThere()",
  in: RootSurroundingsTests.self,
  xcTestCompatibleSelector: nil,
  traits: [],sourceLocation: Testing.SourceLocation(__uncheckedFileID: "ContractTests/RootSurroundingsTests.swift", filePath: "/work/main/Tests/ContractTests/RootSurroundingsTests.swift", line: 13, column: 6),
  parameters: [],
  testFunction: $s13ContractTests016RootSurroundingsB0V42aSymlinkLeadsSomewhereThoughNothingIsThere4TestfMp_17Z665a7eb9101f4c7ffMu_
)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private static nonisolated let $s13ContractTests016RootSurroundingsB0V42aSymlinkLeadsSomewhereThoughNothingIsThere4TestfMp_24accessor665a7eb9101f4c7ffMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s13ContractTests016RootSurroundingsB0V42aSymlinkLeadsSomewhereThoughNothingIsThere4TestfMp_25generator665a7eb9101f4c7ffMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated static let $s13ContractTests016RootSurroundingsB0V42aSymlinkLeadsSomewhereThoughNothingIsThere4TestfMp_33testContentRecord665a7eb9101f4c7ffMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s13ContractTests016RootSurroundingsB0V42aSymlinkLeadsSomewhereThoughNothingIsThere4TestfMp_24accessor665a7eb9101f4c7ffMu_($0, $1, $2, $3) },
  0,
  0
)

// original-source-range: /work/main/Tests/ContractTests/RootSurroundingsTests.swift:29:6-29:6
