@available(*, deprecated, message: "This function is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s11DaemonTests07PackageaB0V010aPostponedC15ClearsNoFailure4TestfMp_16c9eacbc7711025a2fMu_() async throws -> Void {
  @Sendable func $s11DaemonTests07PackageaB0V010aPostponedC15ClearsNoFailure4TestfMp_7__localfMu0_(_:isolated (any _Concurrency.Actor)?=Testing.__defaultSynchronousIsolationContext) async throws {
    let $s11DaemonTests07PackageaB0V010aPostponedC15ClearsNoFailure4TestfMp_7__localfMu_ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait(PackageDaemonTests())))
    _ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait($s11DaemonTests07PackageaB0V010aPostponedC15ClearsNoFailure4TestfMp_7__localfMu_.aPostponedPackageClearsNoFailure())))
  }
  try await $s11DaemonTests07PackageaB0V010aPostponedC15ClearsNoFailure4TestfMp_7__localfMu0_()
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s11DaemonTests07PackageaB0V010aPostponedC15ClearsNoFailure4TestfMp_25generatorc9eacbc7711025a2fMu_() async -> Testing.Test {
  return .__function(
  named: "aPostponedPackageClearsNoFailure()",
  in: PackageDaemonTests.self,
  xcTestCompatibleSelector: nil,
  traits: [.__documentationLine("/// What failed in a package is forgotten only when it was looked at.")],sourceLocation: Testing.SourceLocation(__uncheckedFileID: "DaemonTests/PackageDaemonTests.swift", filePath: "/work/main/Tests/DaemonTests/PackageDaemonTests.swift", line: 101, column: 6),
  parameters: [],
  testFunction: $s11DaemonTests07PackageaB0V010aPostponedC15ClearsNoFailure4TestfMp_16c9eacbc7711025a2fMu_
)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private static nonisolated let $s11DaemonTests07PackageaB0V010aPostponedC15ClearsNoFailure4TestfMp_24accessorc9eacbc7711025a2fMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s11DaemonTests07PackageaB0V010aPostponedC15ClearsNoFailure4TestfMp_25generatorc9eacbc7711025a2fMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated static let $s11DaemonTests07PackageaB0V010aPostponedC15ClearsNoFailure4TestfMp_33testContentRecordc9eacbc7711025a2fMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s11DaemonTests07PackageaB0V010aPostponedC15ClearsNoFailure4TestfMp_24accessorc9eacbc7711025a2fMu_($0, $1, $2, $3) },
  0,
  0
)

// original-source-range: /work/main/Tests/DaemonTests/PackageDaemonTests.swift:116:6-116:6
