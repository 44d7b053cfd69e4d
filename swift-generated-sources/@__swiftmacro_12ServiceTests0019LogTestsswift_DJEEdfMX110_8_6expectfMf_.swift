Testing.__checkBinaryOperation(place.content("text"),{ $0 == $1() },"""
                2023-11-14 22:13:20 error: broken: /a\\x1b[2J
                2023-11-14 22:13:20 started
                2023-11-14 22:13:20 3 items (commit 0011223344)

                """,expression: .__fromBinaryOperation(.__fromSyntaxNode(#"place.content("text")"#),"==",.__fromStringLiteral(#""""\#n                2023-11-14 22:13:20 error: broken: /a\\x1b[2J\#n                2023-11-14 22:13:20 started\#n                2023-11-14 22:13:20 3 items (commit 0011223344)\#n\#n                """"#, #"2023-11-14 22:13:20 error: broken: /a\x1b[2J\#n2023-11-14 22:13:20 started\#n2023-11-14 22:13:20 3 items (commit 0011223344)\#n"#)),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/ServiceTests/LogTests.swift:111:9-117:21
