Testing.__checkFunctionCall(rig.run("pause", "30m").text.self,calling: {
  $0.hasPrefix($1)
},"paused until 20",expression: .__fromFunctionCall(.__fromSyntaxNode(#"rig.run("pause", "30m").text"#),"hasPrefix",(nil,.__fromStringLiteral(#""paused until 20""#, "paused until 20"))),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/ControlTests/DaemonCommandTests.swift:138:9-138:75
