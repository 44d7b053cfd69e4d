Testing.__checkBinaryOperation(sandbox.json("restore", "--target", out, "--overwrite", "if-changed", letter).last?.number("skipped"),{ $0 == $1() },1,expression: .__fromBinaryOperation(.__fromSyntaxNode(#"sandbox.json("restore", "--target", out, "--overwrite", "if-changed", letter).last?.number("skipped")"#),"==",.__fromSyntaxNode("1")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/PackageCommandTests.swift:112:9-112:124
