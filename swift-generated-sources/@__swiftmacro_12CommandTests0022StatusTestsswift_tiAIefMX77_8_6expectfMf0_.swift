Testing.__checkFunctionCall(sandbox.cairn("status", file, exits: 1).text.self,calling: {
  $0.contains($1)
},"its last version, 3 B, is of commit \(sandbox.commits()[0].prefix(8))",expression: .__fromFunctionCall(.__fromSyntaxNode(#"sandbox.cairn("status", file, exits: 1).text"#),"contains",(nil,.__fromSyntaxNode(#""its last version, 3 B, is of commit \(sandbox.commits()[0].prefix(8))""#))),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/StatusTests.swift:78:9-78:144
