Testing.__checkBinaryOperation((outcome.ending == .exited(0) && said.isEmpty),{ $0 == $1() },isThere,expression: .__fromBinaryOperation(.__fromSyntaxNode("(outcome.ending == .exited(0) && said.isEmpty)"),"==",.__fromSyntaxNode("isThere")),comments: ["\(program): \(said)"],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/ServiceTests/UnitTests.swift:142:13-142:102
