Testing.__checkBinaryOperation(PackFiles.sealedID(path),{ $0 == $1() },PackFooter.packID(repository: description.repository, footer: bytes),expression: .__fromBinaryOperation(.__fromSyntaxNode("PackFiles.sealedID(path)"),"==",.__fromSyntaxNode("PackFooter.packID(repository: description.repository, footer: bytes)")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/EngineTests/StageTests.swift:49:9-51:89
