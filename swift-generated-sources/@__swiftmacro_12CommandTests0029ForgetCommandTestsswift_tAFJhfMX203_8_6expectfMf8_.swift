Testing.__checkFunctionCall(sandbox.cairn("dump", "--deleted", path, exits: 1).errors.self,calling: {
  $0.contains($1)
},"no deleted version",expression: .__fromFunctionCall(.__fromSyntaxNode(#"sandbox.cairn("dump", "--deleted", path, exits: 1).errors"#),"contains",(nil,.__fromStringLiteral(#""no deleted version""#, "no deleted version"))),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/ForgetCommandTests.swift:204:9-204:106
