Testing.__checkBinaryOperation(Files.text(letter + "/TXT.rtf") == "dear\n",{ $0 && $1() },Files.text(letter + "/images/cache/thumbnail") == "thumbnail",expression: .__fromBinaryOperation(.__fromSyntaxNode(#"Files.text(letter + "/TXT.rtf") == "dear\n""#),"&&",.__fromSyntaxNode(#"Files.text(letter + "/images/cache/thumbnail") == "thumbnail""#)),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/PackageCommandTests.swift:169:9-169:126
