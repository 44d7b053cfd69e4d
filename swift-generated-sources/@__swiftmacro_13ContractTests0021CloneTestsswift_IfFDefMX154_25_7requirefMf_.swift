Testing.__checkValue(try rig.stored()["file".bytes],expression: .__fromSyntaxNode(#"try rig.stored()["file".bytes]"#),comments: [],isRequired: true,sourceLocation: Testing.SourceLocation.__here()).__required()

// original-source-range: /work/main/Tests/ContractTests/CloneTests.swift:155:26-155:66
