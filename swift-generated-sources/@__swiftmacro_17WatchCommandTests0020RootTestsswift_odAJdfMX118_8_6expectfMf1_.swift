Testing.__checkFunctionCall(rig.sandbox.cairn("ls").text.self,calling: {
  $0.contains($1)
},"backup/packs",expression: .__fromNegation(.__fromFunctionCall(.__fromSyntaxNode(#"rig.sandbox.cairn("ls").text"#),"contains",(nil,.__fromStringLiteral(#""backup/packs""#, "backup/packs"))), false),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/WatchCommandTests/RootTests.swift:119:9-119:72
