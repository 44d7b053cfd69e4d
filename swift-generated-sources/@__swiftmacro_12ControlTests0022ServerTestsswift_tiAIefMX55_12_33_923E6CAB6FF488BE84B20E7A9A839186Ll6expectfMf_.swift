Testing.__checkBinaryOperation($0.asked == [[0x2f, 0xff]] && $0.pauses == [60_000_000_000, nil],{ $0 && $1() },$0.resumes == 1,expression: .__fromBinaryOperation(.__fromSyntaxNode("$0.asked == [[0x2f, 0xff]] && $0.pauses == [60_000_000_000, nil]"),"&&",.__fromSyntaxNode("$0.resumes == 1")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/ControlTests/ServerTests.swift:56:13-56:105
