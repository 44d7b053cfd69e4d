@available(*, deprecated, message: "This function is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s11DaemonTests0a4RuleB0V53aDirectoryThatCouldNotBeOpenedIsScannedWholeWhenItCan4TestfMp_17Z49555d1a4efe577dfMu_() async throws -> Void {
  @Sendable func $s11DaemonTests0a4RuleB0V53aDirectoryThatCouldNotBeOpenedIsScannedWholeWhenItCan4TestfMp_7__localfMu0_(_:isolated (any _Concurrency.Actor)?=Testing.__defaultSynchronousIsolationContext) async throws {
    let $s11DaemonTests0a4RuleB0V53aDirectoryThatCouldNotBeOpenedIsScannedWholeWhenItCan4TestfMp_7__localfMu_ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait(DaemonRuleTests())))
    _ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait($s11DaemonTests0a4RuleB0V53aDirectoryThatCouldNotBeOpenedIsScannedWholeWhenItCan4TestfMp_7__localfMu_.aDirectoryThatCouldNotBeOpenedIsScannedWholeWhenItCan())))
  }
  try await $s11DaemonTests0a4RuleB0V53aDirectoryThatCouldNotBeOpenedIsScannedWholeWhenItCan4TestfMp_7__localfMu0_()
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s11DaemonTests0a4RuleB0V53aDirectoryThatCouldNotBeOpenedIsScannedWholeWhenItCan4TestfMp_25generator49555d1a4efe577dfMu_() async -> Testing.Test {
  return .__function(
  named: "aDirectoryThatCouldNotBeOpenedIsScannedWholeWhenItCan()",
  in: DaemonRuleTests.self,
  xcTestCompatibleSelector: nil,
  traits: [],sourceLocation: Testing.SourceLocation(__uncheckedFileID: "DaemonTests/DaemonRuleTests.swift", filePath: "/work/main/Tests/DaemonTests/DaemonRuleTests.swift", line: 264, column: 6),
  parameters: [],
  testFunction: $s11DaemonTests0a4RuleB0V53aDirectoryThatCouldNotBeOpenedIsScannedWholeWhenItCan4TestfMp_17Z49555d1a4efe577dfMu_
)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private static nonisolated let $s11DaemonTests0a4RuleB0V53aDirectoryThatCouldNotBeOpenedIsScannedWholeWhenItCan4TestfMp_24accessor49555d1a4efe577dfMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s11DaemonTests0a4RuleB0V53aDirectoryThatCouldNotBeOpenedIsScannedWholeWhenItCan4TestfMp_25generator49555d1a4efe577dfMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated static let $s11DaemonTests0a4RuleB0V53aDirectoryThatCouldNotBeOpenedIsScannedWholeWhenItCan4TestfMp_33testContentRecord49555d1a4efe577dfMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s11DaemonTests0a4RuleB0V53aDirectoryThatCouldNotBeOpenedIsScannedWholeWhenItCan4TestfMp_24accessor49555d1a4efe577dfMu_($0, $1, $2, $3) },
  0,
  0
)

// original-source-range: /work/main/Tests/DaemonTests/DaemonRuleTests.swift:277:6-277:6
