Testing.__checkFunctionCall(sandbox.cairn("forget", "--keep-last", "1", "--dry-run").errors.self,calling: {
  $0.contains($1)
},"it would be refused now",expression: .__fromFunctionCall(.__fromSyntaxNode(#"sandbox.cairn("forget", "--keep-last", "1", "--dry-run").errors"#),"contains",(nil,.__fromStringLiteral(#""it would be refused now""#, "it would be refused now"))),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/ClockTests.swift:34:9-34:117
