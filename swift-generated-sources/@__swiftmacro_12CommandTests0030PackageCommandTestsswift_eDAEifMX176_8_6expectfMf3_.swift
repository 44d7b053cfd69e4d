Testing.__checkBinaryOperation(Files.text(letter + "/TXT.rtf"),{ $0 == $1() },"third",expression: .__fromBinaryOperation(.__fromSyntaxNode(#"Files.text(letter + "/TXT.rtf")"#),"==",.__fromStringLiteral(#""third""#, "third")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/PackageCommandTests.swift:177:9-177:60
