Testing.__checkFunctionCall(sandbox.cairn("purge", "--container", "org.example.App", exits: 1).errors.self,calling: {
  $0.contains($1)
},"no container org.example.App is purged",expression: .__fromFunctionCall(.__fromSyntaxNode(#"sandbox.cairn("purge", "--container", "org.example.App", exits: 1).errors"#),"contains",(nil,.__fromStringLiteral(#""no container org.example.App is purged""#, "no container org.example.App is purged"))),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/PurgeCommandTests.swift:60:9-60:142
