Testing.__checkFunctionCall(part.errors.self,calling: {
  $0.contains($1)
},"is a part of the document \(letter)",expression: .__fromFunctionCall(.__fromSyntaxNode("part.errors"),"contains",(nil,.__fromSyntaxNode(#""is a part of the document \(letter)""#))),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/PackageCommandTests.swift:68:9-68:77
