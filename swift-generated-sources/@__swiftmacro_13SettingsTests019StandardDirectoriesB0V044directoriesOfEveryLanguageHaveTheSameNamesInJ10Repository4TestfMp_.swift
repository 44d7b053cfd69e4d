@available(*, deprecated, message: "This function is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s13SettingsTests019StandardDirectoriesB0V044directoriesOfEveryLanguageHaveTheSameNamesInJ10Repository4TestfMp_17Z5c62e476f256b3fbfMu_(language arg0:String,names arg1:[String]) async throws -> Void {
  @Sendable func $s13SettingsTests019StandardDirectoriesB0V044directoriesOfEveryLanguageHaveTheSameNamesInJ10Repository4TestfMp_7__localfMu0_(language arg0:String,names arg1:[String],_:isolated (any _Concurrency.Actor)?=Testing.__defaultSynchronousIsolationContext) async throws {
    let $s13SettingsTests019StandardDirectoriesB0V044directoriesOfEveryLanguageHaveTheSameNamesInJ10Repository4TestfMp_7__localfMu_ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait(StandardDirectoriesTests())))
    _ = unsafe try await Testing.__requiringUnsafe(Testing.__requiringTry(Testing.__requiringAwait($s13SettingsTests019StandardDirectoriesB0V044directoriesOfEveryLanguageHaveTheSameNamesInJ10Repository4TestfMp_7__localfMu_.directoriesOfEveryLanguageHaveTheSameNamesInTheRepository(language: arg0,names: arg1))))
  }
  try await $s13SettingsTests019StandardDirectoriesB0V044directoriesOfEveryLanguageHaveTheSameNamesInJ10Repository4TestfMp_7__localfMu0_(language: arg0,names: arg1)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
@Sendable private static func $s13SettingsTests019StandardDirectoriesB0V044directoriesOfEveryLanguageHaveTheSameNamesInJ10Repository4TestfMp_25generator5c62e476f256b3fbfMu_() async -> Testing.Test {
  return .__function(
  named: "directoriesOfEveryLanguageHaveTheSameNamesInTheRepository(language:names:)",
  in: StandardDirectoriesTests.self,
  xcTestCompatibleSelector: nil,
  traits: [.__documentationLine("/// As xdg-user-dirs-update writes it.")],arguments: {[
        ("de", ["Schreibtisch", "Dokumente", "Musik", "Bilder", "Videos", "Vorlagen", "Öffentlich"]),
        ("fr", ["Bureau", "Documents", "Musique", "Images", "Vidéos", "Modèles", "Public"]),
        ("ja", ["デスクトップ", "ドキュメント", "音楽", "画像", "ビデオ", "テンプレート", "公開"]),
        ("ru", ["Рабочий стол", "Документы", "Музыка", "Изображения", "Видео", "Шаблоны", "Общедоступные"]),
    ]},sourceLocation: Testing.SourceLocation(__uncheckedFileID: "SettingsTests/StandardDirectoriesTests.swift", filePath: "/work/main/Tests/SettingsTests/StandardDirectoriesTests.swift", line: 30, column: 6),
  parameters: [(firstName: "language",secondName: nil,type: (String).self),(firstName: "names",secondName: nil,type: ([String]).self)],
  testFunction: $s13SettingsTests019StandardDirectoriesB0V044directoriesOfEveryLanguageHaveTheSameNamesInJ10Repository4TestfMp_17Z5c62e476f256b3fbfMu_
)
}

@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private static nonisolated let $s13SettingsTests019StandardDirectoriesB0V044directoriesOfEveryLanguageHaveTheSameNamesInJ10Repository4TestfMp_24accessor5c62e476f256b3fbfMu_: Testing.__TestContentRecordAccessor = { outValue, type, _, _ in
  Testing.Test.__store($s13SettingsTests019StandardDirectoriesB0V044directoriesOfEveryLanguageHaveTheSameNamesInJ10Repository4TestfMp_25generator5c62e476f256b3fbfMu_, into: outValue, asTypeAt: type)
}

@section("swift5_tests")
@used
@available(*, deprecated, message: "This property is an implementation detail of the testing library. Do not use it directly.")
private nonisolated static let $s13SettingsTests019StandardDirectoriesB0V044directoriesOfEveryLanguageHaveTheSameNamesInJ10Repository4TestfMp_33testContentRecord5c62e476f256b3fbfMu_: Testing.__TestContentRecord = (
  0x74657374, /* 'test' */
  0,
  { unsafe $s13SettingsTests019StandardDirectoriesB0V044directoriesOfEveryLanguageHaveTheSameNamesInJ10Repository4TestfMp_24accessor5c62e476f256b3fbfMu_($0, $1, $2, $3) },
  0b10,
  0
)

// original-source-range: /work/main/Tests/SettingsTests/StandardDirectoriesTests.swift:43:6-43:6
