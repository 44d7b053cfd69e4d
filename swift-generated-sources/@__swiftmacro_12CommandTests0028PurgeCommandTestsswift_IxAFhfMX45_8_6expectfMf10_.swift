Testing.__checkFunctionCall(sandbox.cairn("versions", sandbox.file("cache/a")).text.self,calling: {
  $0.contains($1)
},"purged at",expression: .__fromFunctionCall(.__fromSyntaxNode(#"sandbox.cairn("versions", sandbox.file("cache/a")).text"#),"contains",(nil,.__fromStringLiteral(#""purged at""#, "purged at"))),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/PurgeCommandTests.swift:46:9-46:95
