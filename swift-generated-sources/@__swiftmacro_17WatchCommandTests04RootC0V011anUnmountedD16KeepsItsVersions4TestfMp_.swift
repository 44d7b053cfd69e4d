@available(*, deprecated, message: "This function is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s17WatchCommandTests04RootC0V011anUnmountedD16KeepsItsVersions4TestfMp_17Z6d27b93ba54f1745fMu_(isStartedAnew arg0:Bool) async throws -> Void {
  @Sendable func $s17WatchCommandTests04RootC0V011anUnmountedD16KeepsItsVersions4TestfMp_7__localfMu0_(isStartedAnew arg0:Bool,_:isolated (any _Concurrency.Actor)?=Testing.__defaultSynchronousIsolationContext) async throws {
    let $s17WatchCommandTests04RootC0V011anUnmountedD16KeepsItsVersions4TestfMp_7__localfMu_ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait(RootTests())))
    _ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait($s17WatchCommandTests04RootC0V011anUnmountedD16KeepsItsVersions4TestfMp_7__localfMu_.anUnmountedRootKeepsItsVersions(isStartedAnew: arg0))))
  }
  try await $s17WatchCommandTests04RootC0V011anUnmountedD16KeepsItsVersions4TestfMp_7__localfMu0_(isStartedAnew: arg0)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s17WatchCommandTests04RootC0V011anUnmountedD16KeepsItsVersions4TestfMp_25generator6d27b93ba54f1745fMu_() async -> Testing.Test {
  return .__function(
  named: "anUnmountedRootKeepsItsVersions(isStartedAnew:)",
  in: RootTests.self,
  xcTestCompatibleSelector: nil,
  traits: [.enabled(if: Tool.loopMount, "needs root and loop devices"),.__documentationLine("/// A disk that is pulled deletes nothing, whether the daemon saw it or was started without it.")],arguments: {[false, true]},sourceLocation: Testing.SourceLocation(__uncheckedFileID: "WatchCommandTests/RootTests.swift", filePath: "/work/main/Tests/WatchCommandTests/RootTests.swift", line: 8, column: 6),
  parameters: [(firstName: "isStartedAnew",secondName: nil,type: (Bool).self)],
  testFunction: $s17WatchCommandTests04RootC0V011anUnmountedD16KeepsItsVersions4TestfMp_17Z6d27b93ba54f1745fMu_
)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private static nonisolated let $s17WatchCommandTests04RootC0V011anUnmountedD16KeepsItsVersions4TestfMp_24accessor6d27b93ba54f1745fMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s17WatchCommandTests04RootC0V011anUnmountedD16KeepsItsVersions4TestfMp_25generator6d27b93ba54f1745fMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated static let $s17WatchCommandTests04RootC0V011anUnmountedD16KeepsItsVersions4TestfMp_33testContentRecord6d27b93ba54f1745fMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s17WatchCommandTests04RootC0V011anUnmountedD16KeepsItsVersions4TestfMp_24accessor6d27b93ba54f1745fMu_($0, $1, $2, $3) },
  0b10,
  0
)

// original-source-range: /work/main/Tests/WatchCommandTests/RootTests.swift:42:6-42:6
