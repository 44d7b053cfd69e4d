Testing.__checkFunctionCall(words.self,calling: {
  $0.contains($1)
},"process \(restore.identifier)",expression: .__fromFunctionCall(.__fromSyntaxNode("words"),"contains",(nil,.__fromSyntaxNode(#""process \(restore.identifier)""#))),comments: ["\(words)"],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/PruneCommandTests.swift:123:9-123:77
