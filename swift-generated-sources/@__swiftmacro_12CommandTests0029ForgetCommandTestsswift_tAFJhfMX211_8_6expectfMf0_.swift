Testing.__checkBinaryOperation(sandbox.json("forget", "--path", path, "-n").first?.number("versions"),{ $0 == $1() },1,expression: .__fromBinaryOperation(.__fromSyntaxNode(#"sandbox.json("forget", "--path", path, "-n").first?.number("versions")"#),"==",.__fromSyntaxNode("1")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/ForgetCommandTests.swift:212:9-212:93
