Testing.__checkBinaryOperation(stat(String(decoding: one.path, as: UTF8.self), &found) == 0,{ $0 && $1() },found.st_mode & 0o777 == 0o700,expression: .__fromBinaryOperation(.__fromSyntaxNode("stat(String(decoding: one.path, as: UTF8.self), &found) == 0"),"&&",.__fromSyntaxNode("found.st_mode & 0o777 == 0o700")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/VerifyTests/DrillTests.swift:291:9-291:112
