@available(*, deprecated, message: "This function is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s13ContractTests07StorageA0V19readStopsAtItsLimit4TestfMp_16e7a61bb9ca5554e5fMu_(kind arg0:StorageKind) async throws -> Void {
  @Sendable func $s13ContractTests07StorageA0V19readStopsAtItsLimit4TestfMp_7__localfMu0_(kind arg0:StorageKind,_:isolated (any _Concurrency.Actor)?=Testing.__defaultSynchronousIsolationContext) async throws {
    let $s13ContractTests07StorageA0V19readStopsAtItsLimit4TestfMp_7__localfMu_ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait(StorageContract())))
    _ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait($s13ContractTests07StorageA0V19readStopsAtItsLimit4TestfMp_7__localfMu_.readStopsAtItsLimit(kind: arg0))))
  }
  try await $s13ContractTests07StorageA0V19readStopsAtItsLimit4TestfMp_7__localfMu0_(kind: arg0)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s13ContractTests07StorageA0V19readStopsAtItsLimit4TestfMp_25generatore7a61bb9ca5554e5fMu_() async -> Testing.Test {
  return .__function(
  named: "readStopsAtItsLimit(kind:)",
  in: StorageContract.self,
  xcTestCompatibleSelector: nil,
  traits: [],arguments: {StorageKind.allCases},sourceLocation: Testing.SourceLocation(__uncheckedFileID: "ContractTests/StorageContract.swift", filePath: "/work/main/Tests/ContractTests/StorageContract.swift", line: 168, column: 6),
  parameters: [(firstName: "kind",secondName: nil,type: (StorageKind).self)],
  testFunction: $s13ContractTests07StorageA0V19readStopsAtItsLimit4TestfMp_16e7a61bb9ca5554e5fMu_
)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private static nonisolated let $s13ContractTests07StorageA0V19readStopsAtItsLimit4TestfMp_24accessore7a61bb9ca5554e5fMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s13ContractTests07StorageA0V19readStopsAtItsLimit4TestfMp_25generatore7a61bb9ca5554e5fMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated static let $s13ContractTests07StorageA0V19readStopsAtItsLimit4TestfMp_33testContentRecorde7a61bb9ca5554e5fMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s13ContractTests07StorageA0V19readStopsAtItsLimit4TestfMp_24accessore7a61bb9ca5554e5fMu_($0, $1, $2, $3) },
  0b10,
  0
)

// original-source-range: /work/main/Tests/ContractTests/StorageContract.swift:175:6-175:6
