Testing.__checkValue(try reader.isRepairUnfinished() == false,expression: .__fromSyntaxNode("try reader.isRepairUnfinished() == false"),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/EngineTests/ForgetTests.swift:399:9-399:58
