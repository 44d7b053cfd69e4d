Testing.__checkBinaryOperation(Set(Files.names(sandbox.path)),{ $0 == $1() },around,expression: .__fromBinaryOperation(.__fromSyntaxNode("Set(Files.names(sandbox.path))"),"==",.__fromSyntaxNode("around")),comments: ["\(name)"],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/HostileRepositoryTests.swift:25:17-25:77
