Testing.__checkFunctionCall(sandbox.cairn("backup").errors.self,calling: {
  $0.contains($1)
},"1 file kept again, for a save dropped the flag",expression: .__fromFunctionCall(.__fromSyntaxNode(#"sandbox.cairn("backup").errors"#),"contains",(nil,.__fromStringLiteral(#""1 file kept again, for a save dropped the flag""#, "1 file kept again, for a save dropped the flag"))),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/ExcludeTests.swift:60:9-60:107
