Testing.__checkFunctionCall(sandbox.cairn("drill", "--full", exits: 1).errors.self,calling: {
  $0.contains($1)
},"lost or damaged",expression: .__fromFunctionCall(.__fromSyntaxNode(#"sandbox.cairn("drill", "--full", exits: 1).errors"#),"contains",(nil,.__fromStringLiteral(#""lost or damaged""#, "lost or damaged"))),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/CareTests.swift:200:9-200:95
