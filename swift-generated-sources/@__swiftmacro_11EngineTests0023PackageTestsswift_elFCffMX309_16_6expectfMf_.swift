Testing.__checkValue(try backUp(rig).failures.isEmpty,expression: .__fromSyntaxNode("try backUp(rig).failures.isEmpty"),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/EngineTests/PackageTests.swift:310:17-310:58
