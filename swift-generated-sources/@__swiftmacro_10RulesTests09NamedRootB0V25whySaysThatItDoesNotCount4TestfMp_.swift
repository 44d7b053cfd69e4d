@available(*, deprecated, message: "This function is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s10RulesTests09NamedRootB0V25whySaysThatItDoesNotCount4TestfMp_17Z418913e7d07265a4fMu_() async throws -> Void {
  @Sendable func $s10RulesTests09NamedRootB0V25whySaysThatItDoesNotCount4TestfMp_7__localfMu0_(_:isolated (any _Concurrency.Actor)?=Testing.__defaultSynchronousIsolationContext) async throws {
    let $s10RulesTests09NamedRootB0V25whySaysThatItDoesNotCount4TestfMp_7__localfMu_ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait(NamedRootTests())))
    _ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait($s10RulesTests09NamedRootB0V25whySaysThatItDoesNotCount4TestfMp_7__localfMu_.whySaysThatItDoesNotCount())))
  }
  try await $s10RulesTests09NamedRootB0V25whySaysThatItDoesNotCount4TestfMp_7__localfMu0_()
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s10RulesTests09NamedRootB0V25whySaysThatItDoesNotCount4TestfMp_25generator418913e7d07265a4fMu_() async -> Testing.Test {
  return .__function(
  named: "whySaysThatItDoesNotCount()",
  in: NamedRootTests.self,
  xcTestCompatibleSelector: nil,
  traits: [],sourceLocation: Testing.SourceLocation(__uncheckedFileID: "RulesTests/NamedRootTests.swift", filePath: "/work/main/Tests/RulesTests/NamedRootTests.swift", line: 38, column: 6),
  parameters: [],
  testFunction: $s10RulesTests09NamedRootB0V25whySaysThatItDoesNotCount4TestfMp_17Z418913e7d07265a4fMu_
)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private static nonisolated let $s10RulesTests09NamedRootB0V25whySaysThatItDoesNotCount4TestfMp_24accessor418913e7d07265a4fMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s10RulesTests09NamedRootB0V25whySaysThatItDoesNotCount4TestfMp_25generator418913e7d07265a4fMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated static let $s10RulesTests09NamedRootB0V25whySaysThatItDoesNotCount4TestfMp_33testContentRecord418913e7d07265a4fMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s10RulesTests09NamedRootB0V25whySaysThatItDoesNotCount4TestfMp_24accessor418913e7d07265a4fMu_($0, $1, $2, $3) },
  0,
  0
)

// original-source-range: /work/main/Tests/RulesTests/NamedRootTests.swift:47:6-47:6
