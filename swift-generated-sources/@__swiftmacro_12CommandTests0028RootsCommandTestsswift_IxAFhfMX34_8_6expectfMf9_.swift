Testing.__checkFunctionCall(text.self,calling: {
  $0.contains($1)
},"because it is a standard directory of this user (XDG_DOCUMENTS_DIR)",expression: .__fromFunctionCall(.__fromSyntaxNode("text"),"contains",(nil,.__fromStringLiteral(#""because it is a standard directory of this user (XDG_DOCUMENTS_DIR)""#, "because it is a standard directory of this user (XDG_DOCUMENTS_DIR)"))),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/RootsCommandTests.swift:35:9-35:102
