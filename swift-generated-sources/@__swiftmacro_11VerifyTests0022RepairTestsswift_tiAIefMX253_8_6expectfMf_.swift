Testing.__checkValue(try test.repair().directoriesReattached == 1,expression: .__fromSyntaxNode("try test.repair().directoriesReattached == 1"),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/VerifyTests/RepairTests.swift:254:9-254:62
