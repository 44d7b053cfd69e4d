Testing.__checkBinaryOperation(places.map { String($0.name) }.sorted(),{ $0 == $1() },["Desktop", "Documents", "Music", "Pictures", "Public Share", "Templates", "Videos"],expression: .__fromBinaryOperation(.__fromSyntaxNode("places.map { String($0.name) }.sorted()"),"==",.__fromSyntaxNode(#"["Desktop", "Documents", "Music", "Pictures", "Public Share", "Templates", "Videos"]"#)),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/SettingsTests/StandardDirectoriesTests.swift:41:9-41:145
