Testing.__checkFunctionCall(sandbox.cairn("exclude", "remove", scratch, exits: 1).errors.self,calling: {
  $0.contains($1)
},"was not left out",expression: .__fromFunctionCall(.__fromSyntaxNode(#"sandbox.cairn("exclude", "remove", scratch, exits: 1).errors"#),"contains",(nil,.__fromStringLiteral(#""was not left out""#, "was not left out"))),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/ExcludeTests.swift:38:9-38:107
