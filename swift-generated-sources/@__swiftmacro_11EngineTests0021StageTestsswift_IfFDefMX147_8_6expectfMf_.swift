Testing.__checkClosureCall(throws: PackScanner.Problem.self,performing: { try other.checkHeader() },expression: .__fromSyntaxNode("try other.checkHeader()"),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/EngineTests/StageTests.swift:148:9-148:78
