@available(*, deprecated, message: "This function is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s11DaemonTests010FoundRootsB0V40aContainerThatAppearsIsKeptWithinSeconds4TestfMp_16f2108a9b13c877bafMu_() async throws -> Void {
  @Sendable func $s11DaemonTests010FoundRootsB0V40aContainerThatAppearsIsKeptWithinSeconds4TestfMp_7__localfMu0_(_:isolated (any _Concurrency.Actor)?=Testing.__defaultSynchronousIsolationContext) async throws {
    let $s11DaemonTests010FoundRootsB0V40aContainerThatAppearsIsKeptWithinSeconds4TestfMp_7__localfMu_ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait(FoundRootsTests())))
    _ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait($s11DaemonTests010FoundRootsB0V40aContainerThatAppearsIsKeptWithinSeconds4TestfMp_7__localfMu_.aContainerThatAppearsIsKeptWithinSeconds())))
  }
  try await $s11DaemonTests010FoundRootsB0V40aContainerThatAppearsIsKeptWithinSeconds4TestfMp_7__localfMu0_()
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s11DaemonTests010FoundRootsB0V40aContainerThatAppearsIsKeptWithinSeconds4TestfMp_25generatorf2108a9b13c877bafMu_() async -> Testing.Test {
  return .__function(
  named: "aContainerThatAppearsIsKeptWithinSeconds()",
  in: FoundRootsTests.self,
  xcTestCompatibleSelector: nil,
  traits: [],sourceLocation: Testing.SourceLocation(__uncheckedFileID: "DaemonTests/FoundRootsTests.swift", filePath: "/work/main/Tests/DaemonTests/FoundRootsTests.swift", line: 29, column: 6),
  parameters: [],
  testFunction: $s11DaemonTests010FoundRootsB0V40aContainerThatAppearsIsKeptWithinSeconds4TestfMp_16f2108a9b13c877bafMu_
)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private static nonisolated let $s11DaemonTests010FoundRootsB0V40aContainerThatAppearsIsKeptWithinSeconds4TestfMp_24accessorf2108a9b13c877bafMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s11DaemonTests010FoundRootsB0V40aContainerThatAppearsIsKeptWithinSeconds4TestfMp_25generatorf2108a9b13c877bafMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated static let $s11DaemonTests010FoundRootsB0V40aContainerThatAppearsIsKeptWithinSeconds4TestfMp_33testContentRecordf2108a9b13c877bafMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s11DaemonTests010FoundRootsB0V40aContainerThatAppearsIsKeptWithinSeconds4TestfMp_24accessorf2108a9b13c877bafMu_($0, $1, $2, $3) },
  0,
  0
)

// original-source-range: /work/main/Tests/DaemonTests/FoundRootsTests.swift:55:6-55:6
