@available(*, deprecated, message: "This function is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s10FaultTests016GreedyRepositoryB0V30oddButLegalRepositoriesRestore4TestfMp_17Z3a7af32346b8fb6efMu_() async throws -> Void {
  @Sendable func $s10FaultTests016GreedyRepositoryB0V30oddButLegalRepositoriesRestore4TestfMp_7__localfMu0_(_:isolated (any _Concurrency.Actor)?=Testing.__defaultSynchronousIsolationContext) async throws {
    let $s10FaultTests016GreedyRepositoryB0V30oddButLegalRepositoriesRestore4TestfMp_7__localfMu_ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait(GreedyRepositoryTests())))
    _ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait($s10FaultTests016GreedyRepositoryB0V30oddButLegalRepositoriesRestore4TestfMp_7__localfMu_.oddButLegalRepositoriesRestore())))
  }
  try await $s10FaultTests016GreedyRepositoryB0V30oddButLegalRepositoriesRestore4TestfMp_7__localfMu0_()
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s10FaultTests016GreedyRepositoryB0V30oddButLegalRepositoriesRestore4TestfMp_25generator3a7af32346b8fb6efMu_() async -> Testing.Test {
  return .__function(
  named: "oddButLegalRepositoriesRestore()",
  in: GreedyRepositoryTests.self,
  xcTestCompatibleSelector: nil,
  traits: [.enabled(if: Machine.hasWitness, "needs /usr/bin/python3 with python3-zstandard"),.__documentationLine("/// What is legal, though odd, comes back.")],sourceLocation: Testing.SourceLocation(__uncheckedFileID: "FaultTests/GreedyRepositoryTests.swift", filePath: "/work/main/Tests/FaultTests/GreedyRepositoryTests.swift", line: 65, column: 6),
  parameters: [],
  testFunction: $s10FaultTests016GreedyRepositoryB0V30oddButLegalRepositoriesRestore4TestfMp_17Z3a7af32346b8fb6efMu_
)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private static nonisolated let $s10FaultTests016GreedyRepositoryB0V30oddButLegalRepositoriesRestore4TestfMp_24accessor3a7af32346b8fb6efMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s10FaultTests016GreedyRepositoryB0V30oddButLegalRepositoriesRestore4TestfMp_25generator3a7af32346b8fb6efMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated static let $s10FaultTests016GreedyRepositoryB0V30oddButLegalRepositoriesRestore4TestfMp_33testContentRecord3a7af32346b8fb6efMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s10FaultTests016GreedyRepositoryB0V30oddButLegalRepositoriesRestore4TestfMp_24accessor3a7af32346b8fb6efMu_($0, $1, $2, $3) },
  0,
  0
)

// original-source-range: /work/main/Tests/FaultTests/GreedyRepositoryTests.swift:77:6-77:6
