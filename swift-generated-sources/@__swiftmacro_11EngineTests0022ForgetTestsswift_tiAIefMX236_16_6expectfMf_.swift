Testing.__checkBinaryOperation(found,{ $0 == $1() },expected,expression: .__fromBinaryOperation(.__fromSyntaxNode("found"),"==",.__fromSyntaxNode("expected")),comments: ["seed \(seed), \(name), commit \(number - 1): too many \(found.subtracting(expected).map(\.description).sorted().prefix(5)), too few \(expected.subtracting(found).map(\.description).sorted().prefix(5))"],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/EngineTests/ForgetTests.swift:237:17-239:224
