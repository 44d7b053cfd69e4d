Testing.__checkFunctionCall(rig.sandbox.cairn("why", rig.work + "/run/cairn", exits: 1).text.self,calling: {
  $0.contains($1)
},"Cairn",expression: .__fromFunctionCall(.__fromSyntaxNode(#"rig.sandbox.cairn("why", rig.work + "/run/cairn", exits: 1).text"#),"contains",(nil,.__fromStringLiteral(#""Cairn""#, "Cairn"))),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/WatchCommandTests/RuleTests.swift:153:9-153:100
