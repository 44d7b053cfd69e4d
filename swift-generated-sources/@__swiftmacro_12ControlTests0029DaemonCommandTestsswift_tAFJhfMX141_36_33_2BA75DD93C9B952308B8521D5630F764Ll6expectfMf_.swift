Testing.__checkBinaryOperation($0.pauses == [1_800_000_000_000, nil],{ $0 && $1() },$0.resumes == 1,expression: .__fromBinaryOperation(.__fromSyntaxNode("$0.pauses == [1_800_000_000_000, nil]"),"&&",.__fromSyntaxNode("$0.resumes == 1")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/ControlTests/DaemonCommandTests.swift:142:37-142:102
