Testing.__checkBinaryOperation(sandbox.cairn("ls").lines.map { $0.dropFirst(root.count) },{ $0 == $1() },["/", "/letter.rtfd/", "/plain/", "/plain/inner.txt"],expression: .__fromBinaryOperation(.__fromSyntaxNode(#"sandbox.cairn("ls").lines.map { $0.dropFirst(root.count) }"#),"==",.__fromSyntaxNode(#"["/", "/letter.rtfd/", "/plain/", "/plain/inner.txt"]"#)),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/PackageCommandTests.swift:35:9-35:133
