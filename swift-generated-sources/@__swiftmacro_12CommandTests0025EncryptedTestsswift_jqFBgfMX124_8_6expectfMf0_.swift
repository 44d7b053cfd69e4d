Testing.__checkFunctionCall(Files.text(sandbox.restored(commit) + "/file-7").self,calling: {
  $0.hasPrefix($1)
},"content 7 ",expression: .__fromFunctionCall(.__fromSyntaxNode(#"Files.text(sandbox.restored(commit) + "/file-7")"#),"hasPrefix",(nil,.__fromStringLiteral(#""content 7 ""#, "content 7 "))),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/EncryptedTests.swift:125:9-125:90
