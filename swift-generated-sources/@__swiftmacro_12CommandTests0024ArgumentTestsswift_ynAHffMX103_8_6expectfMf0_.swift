Testing.__checkFunctionCall(sandbox.cairn("find", "--at", "last week", "taxes*", exits: 1).errors.self,calling: {
  $0.contains($1)
},"there is no commit at or before",expression: .__fromFunctionCall(.__fromSyntaxNode(#"sandbox.cairn("find", "--at", "last week", "taxes*", exits: 1).errors"#),"contains",(nil,.__fromStringLiteral(#""there is no commit at or before""#, "there is no commit at or before"))),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/ArgumentTests.swift:104:9-104:131
