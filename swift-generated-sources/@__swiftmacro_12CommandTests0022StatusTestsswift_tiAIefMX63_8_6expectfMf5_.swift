Testing.__checkFunctionCall(sandbox.cairn("status", file, exits: 1).text.self,calling: {
  $0.contains($1)
},"its mode changed",expression: .__fromFunctionCall(.__fromSyntaxNode(#"sandbox.cairn("status", file, exits: 1).text"#),"contains",(nil,.__fromStringLiteral(#""its mode changed""#, "its mode changed"))),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/StatusTests.swift:64:9-64:91
