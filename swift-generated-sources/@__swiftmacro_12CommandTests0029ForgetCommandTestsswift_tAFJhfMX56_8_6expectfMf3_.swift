Testing.__checkBinaryOperation(sandbox.json("versions", sandbox.source + "/only-2").first?["commit"],{ $0 == $1() },ids[3],expression: .__fromBinaryOperation(.__fromSyntaxNode(#"sandbox.json("versions", sandbox.source + "/only-2").first?["commit"]"#),"==",.__fromSyntaxNode("ids[3]")),comments: [.__line("// The first commit that shows a version is one that is kept.")],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/ForgetCommandTests.swift:57:9-57:97
