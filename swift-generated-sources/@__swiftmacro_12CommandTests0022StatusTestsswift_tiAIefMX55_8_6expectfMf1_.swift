Testing.__checkFunctionCall(sandbox.cairn("status", file, exits: 1).text.self,calling: {
  $0.contains($1)
},"its content changed after commit",expression: .__fromFunctionCall(.__fromSyntaxNode(#"sandbox.cairn("status", file, exits: 1).text"#),"contains",(nil,.__fromStringLiteral(#""its content changed after commit""#, "its content changed after commit"))),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/StatusTests.swift:56:9-56:107
