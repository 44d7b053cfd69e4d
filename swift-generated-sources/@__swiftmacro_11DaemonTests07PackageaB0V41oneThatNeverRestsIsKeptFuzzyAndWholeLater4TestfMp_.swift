@available(*, deprecated, message: "This function is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s11DaemonTests07PackageaB0V41oneThatNeverRestsIsKeptFuzzyAndWholeLater4TestfMp_17Z738e103489490a16fMu_(isNamed arg0:Bool) async throws -> Void {
  @Sendable func $s11DaemonTests07PackageaB0V41oneThatNeverRestsIsKeptFuzzyAndWholeLater4TestfMp_7__localfMu0_(isNamed arg0:Bool,_:isolated (any _Concurrency.Actor)?=Testing.__defaultSynchronousIsolationContext) async throws {
    let $s11DaemonTests07PackageaB0V41oneThatNeverRestsIsKeptFuzzyAndWholeLater4TestfMp_7__localfMu_ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait(PackageDaemonTests())))
    _ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait($s11DaemonTests07PackageaB0V41oneThatNeverRestsIsKeptFuzzyAndWholeLater4TestfMp_7__localfMu_.oneThatNeverRestsIsKeptFuzzyAndWholeLater(isNamed: arg0))))
  }
  try await $s11DaemonTests07PackageaB0V41oneThatNeverRestsIsKeptFuzzyAndWholeLater4TestfMp_7__localfMu0_(isNamed: arg0)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s11DaemonTests07PackageaB0V41oneThatNeverRestsIsKeptFuzzyAndWholeLater4TestfMp_25generator738e103489490a16fMu_() async -> Testing.Test {
  return .__function(
  named: "oneThatNeverRestsIsKeptFuzzyAndWholeLater(isNamed:)",
  in: PackageDaemonTests.self,
  xcTestCompatibleSelector: nil,
  traits: [.__documentationLine("/// One that never rests is kept after the longest wait, marked fuzzy, and named; once it rests it is kept whole, and nothing is left to say.")],arguments: {[true, false]},sourceLocation: Testing.SourceLocation(__uncheckedFileID: "DaemonTests/PackageDaemonTests.swift", filePath: "/work/main/Tests/DaemonTests/PackageDaemonTests.swift", line: 60, column: 6),
  parameters: [(firstName: "isNamed",secondName: nil,type: (Bool).self)],
  testFunction: $s11DaemonTests07PackageaB0V41oneThatNeverRestsIsKeptFuzzyAndWholeLater4TestfMp_17Z738e103489490a16fMu_
)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private static nonisolated let $s11DaemonTests07PackageaB0V41oneThatNeverRestsIsKeptFuzzyAndWholeLater4TestfMp_24accessor738e103489490a16fMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s11DaemonTests07PackageaB0V41oneThatNeverRestsIsKeptFuzzyAndWholeLater4TestfMp_25generator738e103489490a16fMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated static let $s11DaemonTests07PackageaB0V41oneThatNeverRestsIsKeptFuzzyAndWholeLater4TestfMp_33testContentRecord738e103489490a16fMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s11DaemonTests07PackageaB0V41oneThatNeverRestsIsKeptFuzzyAndWholeLater4TestfMp_24accessor738e103489490a16fMu_($0, $1, $2, $3) },
  0b10,
  0
)

// original-source-range: /work/main/Tests/DaemonTests/PackageDaemonTests.swift:73:6-73:6
