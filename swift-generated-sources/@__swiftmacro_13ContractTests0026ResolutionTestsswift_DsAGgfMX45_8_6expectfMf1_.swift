Testing.__checkFunctionCall(Self.answer(cairn_open_stepwise(top, "folder/new", O_WRONLY | O_CREAT | O_EXCL, 0o600)).self,calling: {
  $0.hasPrefix($1)
},"inode",expression: .__fromFunctionCall(.__fromSyntaxNode(#"Self.answer(cairn_open_stepwise(top, "folder/new", O_WRONLY | O_CREAT | O_EXCL, 0o600))"#),"hasPrefix",(nil,.__fromStringLiteral(#""inode""#, "inode"))),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/ContractTests/ResolutionTests.swift:46:9-46:124
