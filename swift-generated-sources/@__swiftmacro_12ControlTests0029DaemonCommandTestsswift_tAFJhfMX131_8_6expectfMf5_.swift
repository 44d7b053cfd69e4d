Testing.__checkFunctionCall(rig.run("status").text.self,calling: {
  $0.contains($1)
},"cairn is not running",expression: .__fromFunctionCall(.__fromSyntaxNode(#"rig.run("status").text"#),"contains",(nil,.__fromStringLiteral(#""cairn is not running""#, "cairn is not running"))),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/ControlTests/DaemonCommandTests.swift:132:9-132:73
