Testing.__checkBinaryOperation(data?["container"] == "org.example.App" && data?["shape"] == "flatpak",{ $0 && $1() },data?["part"] == "data",expression: .__fromBinaryOperation(.__fromSyntaxNode(#"data?["container"] == "org.example.App" && data?["shape"] == "flatpak""#),"&&",.__fromSyntaxNode(#"data?["part"] == "data""#)),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/RootsCommandTests.swift:29:9-29:115
