@available(*, deprecated, message: "This function is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s17WatchCommandTests09ContaineraC0V01ad15ThatIsInstalledF17KeptWithinSeconds4TestfMp_16e20c8d7acf91760bfMu_() async throws -> Void {
  @Sendable func $s17WatchCommandTests09ContaineraC0V01ad15ThatIsInstalledF17KeptWithinSeconds4TestfMp_7__localfMu0_(_:isolated (any _Concurrency.Actor)?=Testing.__defaultSynchronousIsolationContext) async throws {
    let $s17WatchCommandTests09ContaineraC0V01ad15ThatIsInstalledF17KeptWithinSeconds4TestfMp_7__localfMu_ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait(ContainerWatchTests())))
    _ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait($s17WatchCommandTests09ContaineraC0V01ad15ThatIsInstalledF17KeptWithinSeconds4TestfMp_7__localfMu_.aContainerThatIsInstalledIsKeptWithinSeconds())))
  }
  try await $s17WatchCommandTests09ContaineraC0V01ad15ThatIsInstalledF17KeptWithinSeconds4TestfMp_7__localfMu0_()
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s17WatchCommandTests09ContaineraC0V01ad15ThatIsInstalledF17KeptWithinSeconds4TestfMp_25generatore20c8d7acf91760bfMu_() async -> Testing.Test {
  return .__function(
  named: "aContainerThatIsInstalledIsKeptWithinSeconds()",
  in: ContainerWatchTests.self,
  xcTestCompatibleSelector: nil,
  traits: [],sourceLocation: Testing.SourceLocation(__uncheckedFileID: "WatchCommandTests/ContainerWatchTests.swift", filePath: "/work/main/Tests/WatchCommandTests/ContainerWatchTests.swift", line: 13, column: 6),
  parameters: [],
  testFunction: $s17WatchCommandTests09ContaineraC0V01ad15ThatIsInstalledF17KeptWithinSeconds4TestfMp_16e20c8d7acf91760bfMu_
)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private static nonisolated let $s17WatchCommandTests09ContaineraC0V01ad15ThatIsInstalledF17KeptWithinSeconds4TestfMp_24accessore20c8d7acf91760bfMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s17WatchCommandTests09ContaineraC0V01ad15ThatIsInstalledF17KeptWithinSeconds4TestfMp_25generatore20c8d7acf91760bfMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated static let $s17WatchCommandTests09ContaineraC0V01ad15ThatIsInstalledF17KeptWithinSeconds4TestfMp_33testContentRecorde20c8d7acf91760bfMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s17WatchCommandTests09ContaineraC0V01ad15ThatIsInstalledF17KeptWithinSeconds4TestfMp_24accessore20c8d7acf91760bfMu_($0, $1, $2, $3) },
  0,
  0
)

// original-source-range: /work/main/Tests/WatchCommandTests/ContainerWatchTests.swift:47:6-47:6
