Testing.__checkFunctionCall(sandbox.cairn("prune", exits: 1).errors.self,calling: {
  $0.contains($1)
},"cairn.toml:2: prune.max-unused: this is neither a share nor a size",expression: .__fromFunctionCall(.__fromSyntaxNode(#"sandbox.cairn("prune", exits: 1).errors"#),"contains",(nil,.__fromStringLiteral(#""cairn.toml:2: prune.max-unused: this is neither a share nor a size""#, "cairn.toml:2: prune.max-unused: this is neither a share nor a size"))),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/PruneCommandTests.swift:66:9-66:136
