Testing.__checkFunctionCall(sandbox.cairn("forget", "ffff", exits: 1).errors.self,calling: {
  $0.contains($1)
},"there is no commit",expression: .__fromFunctionCall(.__fromSyntaxNode(#"sandbox.cairn("forget", "ffff", exits: 1).errors"#),"contains",(nil,.__fromStringLiteral(#""there is no commit""#, "there is no commit"))),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/ForgetCommandTests.swift:54:9-54:97
