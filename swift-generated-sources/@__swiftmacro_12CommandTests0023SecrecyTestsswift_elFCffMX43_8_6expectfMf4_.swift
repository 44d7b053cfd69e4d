Testing.__checkFunctionCall(Files.text(sandbox.file("hook-environment")).self,calling: {
  $0.contains($1)
},"CAIRN_HOOK=",expression: .__fromFunctionCall(.__fromSyntaxNode(#"Files.text(sandbox.file("hook-environment"))"#),"contains",(nil,.__fromStringLiteral(#""CAIRN_HOOK=""#, "CAIRN_HOOK="))),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/SecrecyTests.swift:44:9-44:86
