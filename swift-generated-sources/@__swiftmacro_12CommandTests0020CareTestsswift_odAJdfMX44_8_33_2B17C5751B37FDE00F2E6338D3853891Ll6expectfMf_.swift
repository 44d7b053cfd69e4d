Testing.__checkFunctionCall(magic.self,calling: {
  $0.elementsEqual($1)
},(isEncrypted ? "CBLE" : "CBLK").utf8,expression: .__fromFunctionCall(.__fromSyntaxNode("magic"),"elementsEqual",(nil,.__fromSyntaxNode(#"(isEncrypted ? "CBLE" : "CBLK").utf8"#))),comments: [],isRequired: false,sourceLocation: sourceLocation).__expected()

// original-source-range: /work/main/Tests/CommandTests/CareTests.swift:45:9-45:107
