Testing.__checkFunctionCall(sandbox.cairn("resume", "--accept-changes", exits: 1).errors.self,calling: {
  $0.contains($1)
},"no mass change waits",expression: .__fromFunctionCall(.__fromSyntaxNode(#"sandbox.cairn("resume", "--accept-changes", exits: 1).errors"#),"contains",(nil,.__fromStringLiteral(#""no mass change waits""#, "no mass change waits"))),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/BrakeTests.swift:31:9-31:111
