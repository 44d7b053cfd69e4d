@available(*, deprecated, message: "This function is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s13ContractTests010FileSystemA0V30largeDirectoriesAreListedWhole4TestfMp_16ebc37828aedb8ccefMu_(kind arg0:FileSystemKind) async throws -> Void {
  @Sendable func $s13ContractTests010FileSystemA0V30largeDirectoriesAreListedWhole4TestfMp_7__localfMu0_(kind arg0:FileSystemKind,_:isolated (any _Concurrency.Actor)?=Testing.__defaultSynchronousIsolationContext) async throws {
    let $s13ContractTests010FileSystemA0V30largeDirectoriesAreListedWhole4TestfMp_7__localfMu_ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait(FileSystemContract())))
    _ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait($s13ContractTests010FileSystemA0V30largeDirectoriesAreListedWhole4TestfMp_7__localfMu_.largeDirectoriesAreListedWhole(kind: arg0))))
  }
  try await $s13ContractTests010FileSystemA0V30largeDirectoriesAreListedWhole4TestfMp_7__localfMu0_(kind: arg0)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s13ContractTests010FileSystemA0V30largeDirectoriesAreListedWhole4TestfMp_25generatorebc37828aedb8ccefMu_() async -> Testing.Test {
  return .__function(
  named: "largeDirectoriesAreListedWhole(kind:)",
  in: FileSystemContract.self,
  xcTestCompatibleSelector: nil,
  traits: [],arguments: {FileSystemKind.allCases},sourceLocation: Testing.SourceLocation(__uncheckedFileID: "ContractTests/FileSystemContract.swift", filePath: "/work/main/Tests/ContractTests/FileSystemContract.swift", line: 179, column: 6),
  parameters: [(firstName: "kind",secondName: nil,type: (FileSystemKind).self)],
  testFunction: $s13ContractTests010FileSystemA0V30largeDirectoriesAreListedWhole4TestfMp_16ebc37828aedb8ccefMu_
)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private static nonisolated let $s13ContractTests010FileSystemA0V30largeDirectoriesAreListedWhole4TestfMp_24accessorebc37828aedb8ccefMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s13ContractTests010FileSystemA0V30largeDirectoriesAreListedWhole4TestfMp_25generatorebc37828aedb8ccefMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated static let $s13ContractTests010FileSystemA0V30largeDirectoriesAreListedWhole4TestfMp_33testContentRecordebc37828aedb8ccefMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s13ContractTests010FileSystemA0V30largeDirectoriesAreListedWhole4TestfMp_24accessorebc37828aedb8ccefMu_($0, $1, $2, $3) },
  0b10,
  0
)

// original-source-range: /work/main/Tests/ContractTests/FileSystemContract.swift:189:6-189:6
