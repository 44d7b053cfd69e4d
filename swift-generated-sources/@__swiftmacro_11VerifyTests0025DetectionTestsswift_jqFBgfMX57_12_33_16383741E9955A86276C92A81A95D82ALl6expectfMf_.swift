Testing.__checkValue(try isDetected(test, catalog: catalog),expression: .__fromSyntaxNode("try isDetected(test, catalog: catalog)"),comments: ["seed \(test.seed): \(what), \(kind) catalog"],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/VerifyTests/DetectionTests.swift:58:13-58:107
