Testing.__checkFunctionCall(refused.errors.self,calling: {
  $0.hasPrefix($1)
},"cairn: the repository is locked by process \(backup.identifier) since ",expression: .__fromFunctionCall(.__fromSyntaxNode("refused.errors"),"hasPrefix",(nil,.__fromSyntaxNode(#""cairn: the repository is locked by process \(backup.identifier) since ""#))),comments: ["\(refused.errors)"],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/PruneCommandTests.swift:157:9-157:137
