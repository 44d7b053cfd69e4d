Testing.__checkFunctionCall(sandbox.cairn("status", database + "-wal").errors.self,calling: {
  $0.contains($1)
},"it is a part of the database \(database)",expression: .__fromFunctionCall(.__fromSyntaxNode(#"sandbox.cairn("status", database + "-wal").errors"#),"contains",(nil,.__fromSyntaxNode(#""it is a part of the database \(database)""#))),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/DatabaseTests.swift:146:9-146:120
