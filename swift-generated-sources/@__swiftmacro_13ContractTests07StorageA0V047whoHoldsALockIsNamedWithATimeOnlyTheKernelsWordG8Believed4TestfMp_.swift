@available(*, deprecated, message: "This function is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s13ContractTests07StorageA0V047whoHoldsALockIsNamedWithATimeOnlyTheKernelsWordG8Believed4TestfMp_16bb1074a56a9a4f31fMu_() async throws -> Void {
  @Sendable func $s13ContractTests07StorageA0V047whoHoldsALockIsNamedWithATimeOnlyTheKernelsWordG8Believed4TestfMp_7__localfMu0_(_:isolated (any _Concurrency.Actor)?=Testing.__defaultSynchronousIsolationContext) async throws {
    let $s13ContractTests07StorageA0V047whoHoldsALockIsNamedWithATimeOnlyTheKernelsWordG8Believed4TestfMp_7__localfMu_ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait(StorageContract())))
    _ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait($s13ContractTests07StorageA0V047whoHoldsALockIsNamedWithATimeOnlyTheKernelsWordG8Believed4TestfMp_7__localfMu_.whoHoldsALockIsNamedWithATimeOnlyTheKernelsWordIsBelieved())))
  }
  try await $s13ContractTests07StorageA0V047whoHoldsALockIsNamedWithATimeOnlyTheKernelsWordG8Believed4TestfMp_7__localfMu0_()
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s13ContractTests07StorageA0V047whoHoldsALockIsNamedWithATimeOnlyTheKernelsWordG8Believed4TestfMp_25generatorbb1074a56a9a4f31fMu_() async -> Testing.Test {
  return .__function(
  named: "whoHoldsALockIsNamedWithATimeOnlyTheKernelsWordIsBelieved()",
  in: StorageContract.self,
  xcTestCompatibleSelector: nil,
  traits: [],sourceLocation: Testing.SourceLocation(__uncheckedFileID: "ContractTests/StorageContract.swift", filePath: "/work/main/Tests/ContractTests/StorageContract.swift", line: 223, column: 6),
  parameters: [],
  testFunction: $s13ContractTests07StorageA0V047whoHoldsALockIsNamedWithATimeOnlyTheKernelsWordG8Believed4TestfMp_16bb1074a56a9a4f31fMu_
)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private static nonisolated let $s13ContractTests07StorageA0V047whoHoldsALockIsNamedWithATimeOnlyTheKernelsWordG8Believed4TestfMp_24accessorbb1074a56a9a4f31fMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s13ContractTests07StorageA0V047whoHoldsALockIsNamedWithATimeOnlyTheKernelsWordG8Believed4TestfMp_25generatorbb1074a56a9a4f31fMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated static let $s13ContractTests07StorageA0V047whoHoldsALockIsNamedWithATimeOnlyTheKernelsWordG8Believed4TestfMp_33testContentRecordbb1074a56a9a4f31fMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s13ContractTests07StorageA0V047whoHoldsALockIsNamedWithATimeOnlyTheKernelsWordG8Believed4TestfMp_24accessorbb1074a56a9a4f31fMu_($0, $1, $2, $3) },
  0,
  0
)

// original-source-range: /work/main/Tests/ContractTests/StorageContract.swift:246:6-246:6
