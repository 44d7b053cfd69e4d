Testing.__checkValue(try rig.stored().isEmpty,expression: .__fromSyntaxNode("try rig.stored().isEmpty"),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/RulesTests/NamedRootTests.swift:35:9-35:42
