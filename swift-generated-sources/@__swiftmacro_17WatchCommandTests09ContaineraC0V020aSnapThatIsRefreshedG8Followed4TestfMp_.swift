@available(*, deprecated, message: "This function is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s17WatchCommandTests09ContaineraC0V020aSnapThatIsRefreshedG8Followed4TestfMp_16c5f1d0518d307bddfMu_() async throws -> Void {
  @Sendable func $s17WatchCommandTests09ContaineraC0V020aSnapThatIsRefreshedG8Followed4TestfMp_7__localfMu0_(_:isolated (any _Concurrency.Actor)?=Testing.__defaultSynchronousIsolationContext) async throws {
    let $s17WatchCommandTests09ContaineraC0V020aSnapThatIsRefreshedG8Followed4TestfMp_7__localfMu_ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait(ContainerWatchTests())))
    _ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait($s17WatchCommandTests09ContaineraC0V020aSnapThatIsRefreshedG8Followed4TestfMp_7__localfMu_.aSnapThatIsRefreshedIsFollowed())))
  }
  try await $s17WatchCommandTests09ContaineraC0V020aSnapThatIsRefreshedG8Followed4TestfMp_7__localfMu0_()
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s17WatchCommandTests09ContaineraC0V020aSnapThatIsRefreshedG8Followed4TestfMp_25generatorc5f1d0518d307bddfMu_() async -> Testing.Test {
  return .__function(
  named: "aSnapThatIsRefreshedIsFollowed()",
  in: ContainerWatchTests.self,
  xcTestCompatibleSelector: nil,
  traits: [],sourceLocation: Testing.SourceLocation(__uncheckedFileID: "WatchCommandTests/ContainerWatchTests.swift", filePath: "/work/main/Tests/WatchCommandTests/ContainerWatchTests.swift", line: 49, column: 6),
  parameters: [],
  testFunction: $s17WatchCommandTests09ContaineraC0V020aSnapThatIsRefreshedG8Followed4TestfMp_16c5f1d0518d307bddfMu_
)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private static nonisolated let $s17WatchCommandTests09ContaineraC0V020aSnapThatIsRefreshedG8Followed4TestfMp_24accessorc5f1d0518d307bddfMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s17WatchCommandTests09ContaineraC0V020aSnapThatIsRefreshedG8Followed4TestfMp_25generatorc5f1d0518d307bddfMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated static let $s17WatchCommandTests09ContaineraC0V020aSnapThatIsRefreshedG8Followed4TestfMp_33testContentRecordc5f1d0518d307bddfMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s17WatchCommandTests09ContaineraC0V020aSnapThatIsRefreshedG8Followed4TestfMp_24accessorc5f1d0518d307bddfMu_($0, $1, $2, $3) },
  0,
  0
)

// original-source-range: /work/main/Tests/WatchCommandTests/ContainerWatchTests.swift:77:6-77:6
