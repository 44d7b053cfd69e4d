@available(*, deprecated, message: "This function is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s17WatchCommandTests07PackageaC0V35everyVersionTheDaemonKeepsIsOneSave4TestfMp_16Z19cbe5b459a6194fMu_(name arg0:String) async throws -> Void {
  @Sendable func $s17WatchCommandTests07PackageaC0V35everyVersionTheDaemonKeepsIsOneSave4TestfMp_7__localfMu0_(name arg0:String,_:isolated (any _Concurrency.Actor)?=Testing.__defaultSynchronousIsolationContext) async throws {
    let $s17WatchCommandTests07PackageaC0V35everyVersionTheDaemonKeepsIsOneSave4TestfMp_7__localfMu_ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait(PackageWatchTests())))
    _ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait($s17WatchCommandTests07PackageaC0V35everyVersionTheDaemonKeepsIsOneSave4TestfMp_7__localfMu_.everyVersionTheDaemonKeepsIsOneSave(name: arg0))))
  }
  try await $s17WatchCommandTests07PackageaC0V35everyVersionTheDaemonKeepsIsOneSave4TestfMp_7__localfMu0_(name: arg0)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s17WatchCommandTests07PackageaC0V35everyVersionTheDaemonKeepsIsOneSave4TestfMp_24generator19cbe5b459a6194fMu_() async -> Testing.Test {
  return .__function(
  named: "everyVersionTheDaemonKeepsIsOneSave(name:)",
  in: PackageWatchTests.self,
  xcTestCompatibleSelector: nil,
  traits: [.__documentationLine("/// A program saves 20 files together, again and again: a version is one save, or marked fuzzy, and most are one save. By its name or by how it is built.")],arguments: {["book.scriv", "built"]},sourceLocation: Testing.SourceLocation(__uncheckedFileID: "WatchCommandTests/PackageWatchTests.swift", filePath: "/work/main/Tests/WatchCommandTests/PackageWatchTests.swift", line: 9, column: 6),
  parameters: [(firstName: "name",secondName: nil,type: (String).self)],
  testFunction: $s17WatchCommandTests07PackageaC0V35everyVersionTheDaemonKeepsIsOneSave4TestfMp_16Z19cbe5b459a6194fMu_
)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private static nonisolated let $s17WatchCommandTests07PackageaC0V35everyVersionTheDaemonKeepsIsOneSave4TestfMp_23accessor19cbe5b459a6194fMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s17WatchCommandTests07PackageaC0V35everyVersionTheDaemonKeepsIsOneSave4TestfMp_24generator19cbe5b459a6194fMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated static let $s17WatchCommandTests07PackageaC0V35everyVersionTheDaemonKeepsIsOneSave4TestfMp_32testContentRecord19cbe5b459a6194fMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s17WatchCommandTests07PackageaC0V35everyVersionTheDaemonKeepsIsOneSave4TestfMp_23accessor19cbe5b459a6194fMu_($0, $1, $2, $3) },
  0b10,
  0
)

// original-source-range: /work/main/Tests/WatchCommandTests/PackageWatchTests.swift:49:6-49:6
