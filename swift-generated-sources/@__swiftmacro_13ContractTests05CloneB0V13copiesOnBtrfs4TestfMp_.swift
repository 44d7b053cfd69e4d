@available(*, deprecated, message: "This function is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s13ContractTests05CloneB0V13copiesOnBtrfs4TestfMp_17Z6507bcef5172bcacfMu_() async throws -> Void {
  @Sendable func $s13ContractTests05CloneB0V13copiesOnBtrfs4TestfMp_7__localfMu0_(_:isolated (any _Concurrency.Actor)?=Testing.__defaultSynchronousIsolationContext) async throws {
    let $s13ContractTests05CloneB0V13copiesOnBtrfs4TestfMp_7__localfMu_ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait(CloneTests())))
    _ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait($s13ContractTests05CloneB0V13copiesOnBtrfs4TestfMp_7__localfMu_.copiesOnBtrfs())))
  }
  try await $s13ContractTests05CloneB0V13copiesOnBtrfs4TestfMp_7__localfMu0_()
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s13ContractTests05CloneB0V13copiesOnBtrfs4TestfMp_25generator6507bcef5172bcacfMu_() async -> Testing.Test {
  return .__function(
  named: "copiesOnBtrfs()",
  in: CloneTests.self,
  xcTestCompatibleSelector: nil,
  traits: [.enabled(if: LoopDisk.hasBtrfs, "needs root, mkfs.btrfs and loop devices")],sourceLocation: Testing.SourceLocation(__uncheckedFileID: "ContractTests/CloneTests.swift", filePath: "/work/main/Tests/ContractTests/CloneTests.swift", line: 105, column: 6),
  parameters: [],
  testFunction: $s13ContractTests05CloneB0V13copiesOnBtrfs4TestfMp_17Z6507bcef5172bcacfMu_
)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private static nonisolated let $s13ContractTests05CloneB0V13copiesOnBtrfs4TestfMp_24accessor6507bcef5172bcacfMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s13ContractTests05CloneB0V13copiesOnBtrfs4TestfMp_25generator6507bcef5172bcacfMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated static let $s13ContractTests05CloneB0V13copiesOnBtrfs4TestfMp_33testContentRecord6507bcef5172bcacfMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s13ContractTests05CloneB0V13copiesOnBtrfs4TestfMp_24accessor6507bcef5172bcacfMu_($0, $1, $2, $3) },
  0,
  0
)

// original-source-range: /work/main/Tests/ContractTests/CloneTests.swift:109:6-109:6
