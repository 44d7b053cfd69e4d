Testing.__checkValue(isAsItWas,expression: .__fromSyntaxNode("isAsItWas"),comments: ["what could not be mended was changed"],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/EngineTests/ParityTests.swift:106:17-106:75
