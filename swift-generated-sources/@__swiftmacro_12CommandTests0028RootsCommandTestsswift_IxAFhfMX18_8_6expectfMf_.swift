Testing.__checkBinaryOperation(root(sandbox.json("roots"), "Documents")?.number("bytes"),{ $0 == $1() },nil,expression: .__fromBinaryOperation(.__fromSyntaxNode(#"root(sandbox.json("roots"), "Documents")?.number("bytes")"#),"==",.__fromSyntaxNode("nil")),comments: [.__line("// Before there is a repository, too.")],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/RootsCommandTests.swift:19:9-19:82
