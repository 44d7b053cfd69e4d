Testing.__checkValue(verdict.lines.first.flatMap { JSONObject($0) },expression: .__fromSyntaxNode("verdict.lines.first.flatMap { JSONObject($0) }"),comments: ["\(verdict.errors)"],isRequired: true,sourceLocation: Testing.SourceLocation.__here()).__required()

// original-source-range: /work/main/Tests/CommandTests/ProfileTests.swift:54:29-54:106
