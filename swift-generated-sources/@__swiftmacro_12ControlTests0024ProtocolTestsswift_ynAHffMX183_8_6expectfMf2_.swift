Testing.__checkBinaryOperation(cut.commit.paths.count > 1_000 && cut.commit.paths.count < 100_000,{ $0 && $1() },cut.commit.tags == commit.commit.tags,expression: .__fromBinaryOperation(.__fromSyntaxNode("cut.commit.paths.count > 1_000 && cut.commit.paths.count < 100_000"),"&&",.__fromSyntaxNode("cut.commit.tags == commit.commit.tags")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/ControlTests/ProtocolTests.swift:184:9-184:125
