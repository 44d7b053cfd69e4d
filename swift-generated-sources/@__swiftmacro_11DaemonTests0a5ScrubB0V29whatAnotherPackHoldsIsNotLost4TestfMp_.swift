@available(*, deprecated, message: "This function is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s11DaemonTests0a5ScrubB0V29whatAnotherPackHoldsIsNotLost4TestfMp_16dfd2b9e4afb93634fMu_(isSecondDamaged arg0:Bool) async throws -> Void {
  @Sendable func $s11DaemonTests0a5ScrubB0V29whatAnotherPackHoldsIsNotLost4TestfMp_7__localfMu0_(isSecondDamaged arg0:Bool,_:isolated (any _Concurrency.Actor)?=Testing.__defaultSynchronousIsolationContext) async throws {
    let $s11DaemonTests0a5ScrubB0V29whatAnotherPackHoldsIsNotLost4TestfMp_7__localfMu_ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait(DaemonScrubTests())))
    _ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait($s11DaemonTests0a5ScrubB0V29whatAnotherPackHoldsIsNotLost4TestfMp_7__localfMu_.whatAnotherPackHoldsIsNotLost(isSecondDamaged: arg0))))
  }
  try await $s11DaemonTests0a5ScrubB0V29whatAnotherPackHoldsIsNotLost4TestfMp_7__localfMu0_(isSecondDamaged: arg0)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s11DaemonTests0a5ScrubB0V29whatAnotherPackHoldsIsNotLost4TestfMp_25generatordfd2b9e4afb93634fMu_() async -> Testing.Test {
  return .__function(
  named: "whatAnotherPackHoldsIsNotLost(isSecondDamaged:)",
  in: DaemonScrubTests.self,
  xcTestCompatibleSelector: nil,
  traits: [.__documentationLine("/// The same chunks in a second pack, as a prune that was cut off leaves them; the catalog points to the first. What lived is gone."),.__documentationLine("/// A second pack that is damaged in the same place helps nobody.")],arguments: {[false, true]},sourceLocation: Testing.SourceLocation(__uncheckedFileID: "DaemonTests/DaemonScrubTests.swift", filePath: "/work/main/Tests/DaemonTests/DaemonScrubTests.swift", line: 196, column: 6),
  parameters: [(firstName: "isSecondDamaged",secondName: nil,type: (Bool).self)],
  testFunction: $s11DaemonTests0a5ScrubB0V29whatAnotherPackHoldsIsNotLost4TestfMp_16dfd2b9e4afb93634fMu_
)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private static nonisolated let $s11DaemonTests0a5ScrubB0V29whatAnotherPackHoldsIsNotLost4TestfMp_24accessordfd2b9e4afb93634fMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s11DaemonTests0a5ScrubB0V29whatAnotherPackHoldsIsNotLost4TestfMp_25generatordfd2b9e4afb93634fMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated static let $s11DaemonTests0a5ScrubB0V29whatAnotherPackHoldsIsNotLost4TestfMp_33testContentRecorddfd2b9e4afb93634fMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s11DaemonTests0a5ScrubB0V29whatAnotherPackHoldsIsNotLost4TestfMp_24accessordfd2b9e4afb93634fMu_($0, $1, $2, $3) },
  0b10,
  0
)

// original-source-range: /work/main/Tests/DaemonTests/DaemonScrubTests.swift:220:6-220:6
