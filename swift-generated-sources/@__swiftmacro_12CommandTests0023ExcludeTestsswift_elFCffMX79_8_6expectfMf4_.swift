Testing.__checkFunctionCall(sandbox.cairn("why", "/nowhere", exits: 1).text.self,calling: {
  $0.contains($1)
},"it lies beneath no root",expression: .__fromFunctionCall(.__fromSyntaxNode(#"sandbox.cairn("why", "/nowhere", exits: 1).text"#),"contains",(nil,.__fromStringLiteral(#""it lies beneath no root""#, "it lies beneath no root"))),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/ExcludeTests.swift:80:9-80:101
