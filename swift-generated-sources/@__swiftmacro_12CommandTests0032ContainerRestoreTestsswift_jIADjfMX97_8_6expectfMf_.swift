Testing.__checkBinaryOperation(Files.names(sandbox.file("precious")) == ["file"],{ $0 && $1() },Files.text(sandbox.file("precious/file")) == "untouched",expression: .__fromBinaryOperation(.__fromSyntaxNode(#"Files.names(sandbox.file("precious")) == ["file"]"#),"&&",.__fromSyntaxNode(#"Files.text(sandbox.file("precious/file")) == "untouched""#)),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/ContainerRestoreTests.swift:98:9-98:127
