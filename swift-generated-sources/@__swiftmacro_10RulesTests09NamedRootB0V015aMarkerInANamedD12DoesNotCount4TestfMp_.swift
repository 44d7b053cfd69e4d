@available(*, deprecated, message: "This function is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s10RulesTests09NamedRootB0V015aMarkerInANamedD12DoesNotCount4TestfMp_16babbbaede24aa81ffMu_(marker arg0:String) async throws -> Void {
  @Sendable func $s10RulesTests09NamedRootB0V015aMarkerInANamedD12DoesNotCount4TestfMp_7__localfMu0_(marker arg0:String,_:isolated (any _Concurrency.Actor)?=Testing.__defaultSynchronousIsolationContext) async throws {
    let $s10RulesTests09NamedRootB0V015aMarkerInANamedD12DoesNotCount4TestfMp_7__localfMu_ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait(NamedRootTests())))
    _ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait($s10RulesTests09NamedRootB0V015aMarkerInANamedD12DoesNotCount4TestfMp_7__localfMu_.aMarkerInANamedRootDoesNotCount(marker: arg0))))
  }
  try await $s10RulesTests09NamedRootB0V015aMarkerInANamedD12DoesNotCount4TestfMp_7__localfMu0_(marker: arg0)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s10RulesTests09NamedRootB0V015aMarkerInANamedD12DoesNotCount4TestfMp_25generatorbabbbaede24aa81ffMu_() async -> Testing.Test {
  return .__function(
  named: "aMarkerInANamedRootDoesNotCount(marker:)",
  in: NamedRootTests.self,
  xcTestCompatibleSelector: nil,
  traits: [],arguments: {[".nobackup", "CACHEDIR.TAG"]},sourceLocation: Testing.SourceLocation(__uncheckedFileID: "RulesTests/NamedRootTests.swift", filePath: "/work/main/Tests/RulesTests/NamedRootTests.swift", line: 23, column: 6),
  parameters: [(firstName: "marker",secondName: nil,type: (String).self)],
  testFunction: $s10RulesTests09NamedRootB0V015aMarkerInANamedD12DoesNotCount4TestfMp_16babbbaede24aa81ffMu_
)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private static nonisolated let $s10RulesTests09NamedRootB0V015aMarkerInANamedD12DoesNotCount4TestfMp_24accessorbabbbaede24aa81ffMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s10RulesTests09NamedRootB0V015aMarkerInANamedD12DoesNotCount4TestfMp_25generatorbabbbaede24aa81ffMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated static let $s10RulesTests09NamedRootB0V015aMarkerInANamedD12DoesNotCount4TestfMp_33testContentRecordbabbbaede24aa81ffMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s10RulesTests09NamedRootB0V015aMarkerInANamedD12DoesNotCount4TestfMp_24accessorbabbbaede24aa81ffMu_($0, $1, $2, $3) },
  0b10,
  0
)

// original-source-range: /work/main/Tests/RulesTests/NamedRootTests.swift:36:6-36:6
