Testing.__checkFunctionCall(said.errors.self,calling: {
  $0.contains($1)
},"\(letter)/TXT.rtf is a part of the document \(letter), which is restored as one",expression: .__fromFunctionCall(.__fromSyntaxNode("said.errors"),"contains",(nil,.__fromSyntaxNode(#""\(letter)/TXT.rtf is a part of the document \(letter), which is restored as one""#))),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/PackageCommandTests.swift:95:9-95:121
