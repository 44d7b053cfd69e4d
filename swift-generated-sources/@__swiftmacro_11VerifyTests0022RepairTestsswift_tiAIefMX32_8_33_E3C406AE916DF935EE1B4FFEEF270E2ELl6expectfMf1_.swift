Testing.__checkBinaryOperation(again.healing.chunksHealed == 0,{ $0 && $1() },again.directoriesReattached == 0,expression: .__fromBinaryOperation(.__fromSyntaxNode("again.healing.chunksHealed == 0"),"&&",.__fromSyntaxNode("again.directoriesReattached == 0")),comments: [],isRequired: false,sourceLocation: sourceLocation).__expected()

// original-source-range: /work/main/Tests/VerifyTests/RepairTests.swift:33:9-33:117
