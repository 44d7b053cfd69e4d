Testing.__checkValue(try scanner(path).footer(),expression: .__fromSyntaxNode("try scanner(path).footer()"),comments: [],isRequired: true,sourceLocation: Testing.SourceLocation.__here()).__required()

// original-source-range: /work/main/Tests/EngineTests/StageTests.swift:48:35-48:71
