Testing.__checkFunctionCall(sandbox.cairn("purge", "--apply").errors.self,calling: {
  $0.contains($1)
},"these settings name nothing to purge",expression: .__fromFunctionCall(.__fromSyntaxNode(#"sandbox.cairn("purge", "--apply").errors"#),"contains",(nil,.__fromStringLiteral(#""these settings name nothing to purge""#, "these settings name nothing to purge"))),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/PurgeCommandTests.swift:58:9-58:107
