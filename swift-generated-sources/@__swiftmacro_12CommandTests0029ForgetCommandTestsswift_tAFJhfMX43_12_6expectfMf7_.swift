Testing.__checkBinaryOperation(Files.text(tree + "/file") == "content \(number)",{ $0 && $1() },Files.names(tree).count == number + 2,expression: .__fromBinaryOperation(.__fromSyntaxNode(#"Files.text(tree + "/file") == "content \(number)""#),"&&",.__fromSyntaxNode("Files.names(tree).count == number + 2")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/ForgetCommandTests.swift:44:13-44:112
