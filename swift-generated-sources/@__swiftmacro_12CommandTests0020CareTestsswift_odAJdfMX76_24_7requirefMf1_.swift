Testing.__checkValue(Files.text(sandbox.file("events")).split(separator: "\n").first.flatMap { JSONObject(String($0)) },expression: .__fromSyntaxNode(#"Files.text(sandbox.file("events")).split(separator: "\n").first.flatMap { JSONObject(String($0)) }"#),comments: [],isRequired: true,sourceLocation: Testing.SourceLocation.__here()).__required()

// original-source-range: /work/main/Tests/CommandTests/CareTests.swift:77:25-77:133
