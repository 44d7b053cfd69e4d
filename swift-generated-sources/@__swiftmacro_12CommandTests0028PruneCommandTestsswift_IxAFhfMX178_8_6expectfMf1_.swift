Testing.__checkFunctionCall(sandbox.cairn("snapshots").errors.self,calling: {
  $0.contains($1)
},"rebuilt",expression: .__fromFunctionCall(.__fromSyntaxNode(#"sandbox.cairn("snapshots").errors"#),"contains",(nil,.__fromStringLiteral(#""rebuilt""#, "rebuilt"))),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/PruneCommandTests.swift:179:9-179:71
