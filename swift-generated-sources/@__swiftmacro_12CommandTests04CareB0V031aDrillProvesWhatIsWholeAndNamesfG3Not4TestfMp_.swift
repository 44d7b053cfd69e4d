@available(*, deprecated, message: "This function is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s12CommandTests04CareB0V031aDrillProvesWhatIsWholeAndNamesfG3Not4TestfMp_16fd7f700ebe3813b3fMu_(isEncrypted arg0:Bool) async throws -> Void {
  @Sendable func $s12CommandTests04CareB0V031aDrillProvesWhatIsWholeAndNamesfG3Not4TestfMp_7__localfMu0_(isEncrypted arg0:Bool,_:isolated (any _Concurrency.Actor)?=Testing.__defaultSynchronousIsolationContext) async throws {
    let $s12CommandTests04CareB0V031aDrillProvesWhatIsWholeAndNamesfG3Not4TestfMp_7__localfMu_ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait(CareTests())))
    _ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait($s12CommandTests04CareB0V031aDrillProvesWhatIsWholeAndNamesfG3Not4TestfMp_7__localfMu_.aDrillProvesWhatIsWholeAndNamesWhatIsNot(isEncrypted: arg0))))
  }
  try await $s12CommandTests04CareB0V031aDrillProvesWhatIsWholeAndNamesfG3Not4TestfMp_7__localfMu0_(isEncrypted: arg0)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s12CommandTests04CareB0V031aDrillProvesWhatIsWholeAndNamesfG3Not4TestfMp_25generatorfd7f700ebe3813b3fMu_() async -> Testing.Test {
  return .__function(
  named: "aDrillProvesWhatIsWholeAndNamesWhatIsNot(isEncrypted:)",
  in: CareTests.self,
  xcTestCompatibleSelector: nil,
  traits: [.enabled(if: Machine.hasWitness, witness)],arguments: {[false, true]},sourceLocation: Testing.SourceLocation(__uncheckedFileID: "CommandTests/CareTests.swift", filePath: "/work/main/Tests/CommandTests/CareTests.swift", line: 61, column: 6),
  parameters: [(firstName: "isEncrypted",secondName: nil,type: (Bool).self)],
  testFunction: $s12CommandTests04CareB0V031aDrillProvesWhatIsWholeAndNamesfG3Not4TestfMp_16fd7f700ebe3813b3fMu_
)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private static nonisolated let $s12CommandTests04CareB0V031aDrillProvesWhatIsWholeAndNamesfG3Not4TestfMp_24accessorfd7f700ebe3813b3fMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s12CommandTests04CareB0V031aDrillProvesWhatIsWholeAndNamesfG3Not4TestfMp_25generatorfd7f700ebe3813b3fMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated static let $s12CommandTests04CareB0V031aDrillProvesWhatIsWholeAndNamesfG3Not4TestfMp_33testContentRecordfd7f700ebe3813b3fMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s12CommandTests04CareB0V031aDrillProvesWhatIsWholeAndNamesfG3Not4TestfMp_24accessorfd7f700ebe3813b3fMu_($0, $1, $2, $3) },
  0b10,
  0
)

// original-source-range: /work/main/Tests/CommandTests/CareTests.swift:85:6-85:6
