@available(*, deprecated, message: "This function is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s12CommandTests07PackageaB0V21everyVersionIsOneSave4TestfMp_17Z731562034f4fc1dffMu_(pause arg0:String) async throws -> Void {
  @Sendable func $s12CommandTests07PackageaB0V21everyVersionIsOneSave4TestfMp_7__localfMu0_(pause arg0:String,_:isolated (any _Concurrency.Actor)?=Testing.__defaultSynchronousIsolationContext) async throws {
    let $s12CommandTests07PackageaB0V21everyVersionIsOneSave4TestfMp_7__localfMu_ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait(PackageCommandTests())))
    _ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait($s12CommandTests07PackageaB0V21everyVersionIsOneSave4TestfMp_7__localfMu_.everyVersionIsOneSave(pause: arg0))))
  }
  try await $s12CommandTests07PackageaB0V21everyVersionIsOneSave4TestfMp_7__localfMu0_(pause: arg0)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s12CommandTests07PackageaB0V21everyVersionIsOneSave4TestfMp_25generator731562034f4fc1dffMu_() async -> Testing.Test {
  return .__function(
  named: "everyVersionIsOneSave(pause:)",
  in: PackageCommandTests.self,
  xcTestCompatibleSelector: nil,
  traits: [.enabled(if: Machine.hasWitness, "needs /usr/bin/python3"),.__documentationLine("/// Backups one after the other beside a program that saves 20 files together: each version is one save, or says that it is not.")],arguments: {["2.6", "0.02"]},sourceLocation: Testing.SourceLocation(__uncheckedFileID: "CommandTests/PackageCommandTests.swift", filePath: "/work/main/Tests/CommandTests/PackageCommandTests.swift", line: 234, column: 6),
  parameters: [(firstName: "pause",secondName: nil,type: (String).self)],
  testFunction: $s12CommandTests07PackageaB0V21everyVersionIsOneSave4TestfMp_17Z731562034f4fc1dffMu_
)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private static nonisolated let $s12CommandTests07PackageaB0V21everyVersionIsOneSave4TestfMp_24accessor731562034f4fc1dffMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s12CommandTests07PackageaB0V21everyVersionIsOneSave4TestfMp_25generator731562034f4fc1dffMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated static let $s12CommandTests07PackageaB0V21everyVersionIsOneSave4TestfMp_33testContentRecord731562034f4fc1dffMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s12CommandTests07PackageaB0V21everyVersionIsOneSave4TestfMp_24accessor731562034f4fc1dffMu_($0, $1, $2, $3) },
  0b10,
  0
)

// original-source-range: /work/main/Tests/CommandTests/PackageCommandTests.swift:264:6-264:6
