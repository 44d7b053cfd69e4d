@available(*, deprecated, message: "This function is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s13ContractTests05CloneB0V52fileThatAlwaysChangesIsOfOneMomentWhereItCanBeCloned4TestfMp_16f66635bc6ef6e5b0fMu_(canClone arg0:Bool,size arg1:Int) async throws -> Void {
  @Sendable func $s13ContractTests05CloneB0V52fileThatAlwaysChangesIsOfOneMomentWhereItCanBeCloned4TestfMp_7__localfMu0_(canClone arg0:Bool,size arg1:Int,_:isolated (any _Concurrency.Actor)?=Testing.__defaultSynchronousIsolationContext) async throws {
    let $s13ContractTests05CloneB0V52fileThatAlwaysChangesIsOfOneMomentWhereItCanBeCloned4TestfMp_7__localfMu_ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait(CloneTests())))
    _ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait($s13ContractTests05CloneB0V52fileThatAlwaysChangesIsOfOneMomentWhereItCanBeCloned4TestfMp_7__localfMu_.fileThatAlwaysChangesIsOfOneMomentWhereItCanBeCloned(canClone: arg0,size: arg1))))
  }
  try await $s13ContractTests05CloneB0V52fileThatAlwaysChangesIsOfOneMomentWhereItCanBeCloned4TestfMp_7__localfMu0_(canClone: arg0,size: arg1)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s13ContractTests05CloneB0V52fileThatAlwaysChangesIsOfOneMomentWhereItCanBeCloned4TestfMp_25generatorf66635bc6ef6e5b0fMu_() async -> Testing.Test {
  return .__function(
  named: "fileThatAlwaysChangesIsOfOneMomentWhereItCanBeCloned(canClone:size:)",
  in: CloneTests.self,
  xcTestCompatibleSelector: nil,
  traits: [.__documentationLine("/// A file whose writer never rests: torn without clones, a moment with them.")],arguments: {[false, true]},{[300, 20_000, 200_000]},sourceLocation: Testing.SourceLocation(__uncheckedFileID: "ContractTests/CloneTests.swift", filePath: "/work/main/Tests/ContractTests/CloneTests.swift", line: 139, column: 6),
  parameters: [(firstName: "canClone",secondName: nil,type: (Bool).self),(firstName: "size",secondName: nil,type: (Int).self)],
  testFunction: $s13ContractTests05CloneB0V52fileThatAlwaysChangesIsOfOneMomentWhereItCanBeCloned4TestfMp_16f66635bc6ef6e5b0fMu_
)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private static nonisolated let $s13ContractTests05CloneB0V52fileThatAlwaysChangesIsOfOneMomentWhereItCanBeCloned4TestfMp_24accessorf66635bc6ef6e5b0fMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s13ContractTests05CloneB0V52fileThatAlwaysChangesIsOfOneMomentWhereItCanBeCloned4TestfMp_25generatorf66635bc6ef6e5b0fMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated static let $s13ContractTests05CloneB0V52fileThatAlwaysChangesIsOfOneMomentWhereItCanBeCloned4TestfMp_33testContentRecordf66635bc6ef6e5b0fMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s13ContractTests05CloneB0V52fileThatAlwaysChangesIsOfOneMomentWhereItCanBeCloned4TestfMp_24accessorf66635bc6ef6e5b0fMu_($0, $1, $2, $3) },
  0b10,
  0
)

// original-source-range: /work/main/Tests/ContractTests/CloneTests.swift:161:6-161:6
