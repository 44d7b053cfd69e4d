@available(*, deprecated, message: "This function is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s13ContractTests05CloneB0V25copiesWithoutSharedBlocks4TestfMp_17Z28cb59a5e76539c5fMu_() async throws -> Void {
  @Sendable func $s13ContractTests05CloneB0V25copiesWithoutSharedBlocks4TestfMp_7__localfMu0_(_:isolated (any _Concurrency.Actor)?=Testing.__defaultSynchronousIsolationContext) async throws {
    let $s13ContractTests05CloneB0V25copiesWithoutSharedBlocks4TestfMp_7__localfMu_ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait(CloneTests())))
    _ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait($s13ContractTests05CloneB0V25copiesWithoutSharedBlocks4TestfMp_7__localfMu_.copiesWithoutSharedBlocks())))
  }
  try await $s13ContractTests05CloneB0V25copiesWithoutSharedBlocks4TestfMp_7__localfMu0_()
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s13ContractTests05CloneB0V25copiesWithoutSharedBlocks4TestfMp_25generator28cb59a5e76539c5fMu_() async -> Testing.Test {
  return .__function(
  named: "copiesWithoutSharedBlocks()",
  in: CloneTests.self,
  xcTestCompatibleSelector: nil,
  traits: [.__documentationLine("/// tmpfs shares no blocks, and copies between file systems go through memory.")],sourceLocation: Testing.SourceLocation(__uncheckedFileID: "ContractTests/CloneTests.swift", filePath: "/work/main/Tests/ContractTests/CloneTests.swift", line: 118, column: 6),
  parameters: [],
  testFunction: $s13ContractTests05CloneB0V25copiesWithoutSharedBlocks4TestfMp_17Z28cb59a5e76539c5fMu_
)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private static nonisolated let $s13ContractTests05CloneB0V25copiesWithoutSharedBlocks4TestfMp_24accessor28cb59a5e76539c5fMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s13ContractTests05CloneB0V25copiesWithoutSharedBlocks4TestfMp_25generator28cb59a5e76539c5fMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated static let $s13ContractTests05CloneB0V25copiesWithoutSharedBlocks4TestfMp_33testContentRecord28cb59a5e76539c5fMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s13ContractTests05CloneB0V25copiesWithoutSharedBlocks4TestfMp_24accessor28cb59a5e76539c5fMu_($0, $1, $2, $3) },
  0,
  0
)

// original-source-range: /work/main/Tests/ContractTests/CloneTests.swift:126:6-126:6
