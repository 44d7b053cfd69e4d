Testing.__checkValue(try String(contentsOf: outside.appending(path: "file"), encoding: .utf8) == "precious",expression: .__fromSyntaxNode(#"try String(contentsOf: outside.appending(path: "file"), encoding: .utf8) == "precious""#),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/VerifyTests/DrillTests.swift:281:9-281:104
