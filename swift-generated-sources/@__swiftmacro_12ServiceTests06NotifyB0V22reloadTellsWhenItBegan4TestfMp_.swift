@available(*, deprecated, message: "This function is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s12ServiceTests06NotifyB0V22reloadTellsWhenItBegan4TestfMp_16fb97d582db8f87f9fMu_() async throws -> Void {
  @Sendable func $s12ServiceTests06NotifyB0V22reloadTellsWhenItBegan4TestfMp_7__localfMu0_(_:isolated (any _Concurrency.Actor)?=Testing.__defaultSynchronousIsolationContext) async throws {
    let $s12ServiceTests06NotifyB0V22reloadTellsWhenItBegan4TestfMp_7__localfMu_ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait(NotifyTests())))
    _ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait($s12ServiceTests06NotifyB0V22reloadTellsWhenItBegan4TestfMp_7__localfMu_.reloadTellsWhenItBegan())))
  }
  try await $s12ServiceTests06NotifyB0V22reloadTellsWhenItBegan4TestfMp_7__localfMu0_()
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s12ServiceTests06NotifyB0V22reloadTellsWhenItBegan4TestfMp_25generatorfb97d582db8f87f9fMu_() async -> Testing.Test {
  return .__function(
  named: "reloadTellsWhenItBegan()",
  in: NotifyTests.self,
  xcTestCompatibleSelector: nil,
  traits: [],sourceLocation: Testing.SourceLocation(__uncheckedFileID: "ServiceTests/NotifyTests.swift", filePath: "/work/main/Tests/ServiceTests/NotifyTests.swift", line: 23, column: 6),
  parameters: [],
  testFunction: $s12ServiceTests06NotifyB0V22reloadTellsWhenItBegan4TestfMp_16fb97d582db8f87f9fMu_
)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private static nonisolated let $s12ServiceTests06NotifyB0V22reloadTellsWhenItBegan4TestfMp_24accessorfb97d582db8f87f9fMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s12ServiceTests06NotifyB0V22reloadTellsWhenItBegan4TestfMp_25generatorfb97d582db8f87f9fMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated static let $s12ServiceTests06NotifyB0V22reloadTellsWhenItBegan4TestfMp_33testContentRecordfb97d582db8f87f9fMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s12ServiceTests06NotifyB0V22reloadTellsWhenItBegan4TestfMp_24accessorfb97d582db8f87f9fMu_($0, $1, $2, $3) },
  0,
  0
)

// original-source-range: /work/main/Tests/ServiceTests/NotifyTests.swift:33:6-33:6
