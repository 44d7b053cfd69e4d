Testing.__checkBinaryOperation(Files.text(file),{ $0 == $1() },"standard = true\n\n[[root]]\nname = \"Work\"\npath = \"\(sandbox.file("work"))\"\n",expression: .__fromBinaryOperation(.__fromSyntaxNode("Files.text(file)"),"==",.__fromSyntaxNode(#""standard = true\n\n[[root]]\nname = \"Work\"\npath = \"\(sandbox.file("work"))\"\n""#)),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/RootsEditCommandTests.swift:65:9-66:118
