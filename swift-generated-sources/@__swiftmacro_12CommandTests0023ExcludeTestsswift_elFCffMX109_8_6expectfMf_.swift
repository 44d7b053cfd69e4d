Testing.__checkBinaryOperation(Files.text(sandbox.source + "/scratch/b") == "two",{ $0 && $1() },Files.text(sandbox.source + "/a") == "one",expression: .__fromBinaryOperation(.__fromSyntaxNode(#"Files.text(sandbox.source + "/scratch/b") == "two""#),"&&",.__fromSyntaxNode(#"Files.text(sandbox.source + "/a") == "one""#)),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/ExcludeTests.swift:110:9-110:114
