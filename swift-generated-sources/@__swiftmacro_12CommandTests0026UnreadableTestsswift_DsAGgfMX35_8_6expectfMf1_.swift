Testing.__checkBinaryOperation(first.errors,{ $0 == $1() },"""
                cairn: cannot read \(sandbox.source)/closed: permission denied
                  next: it is yours: allow it with `chmod u+rX \(sandbox.source)/closed`, or leave it out with `cairn exclude add \(sandbox.source)/closed`
                cairn: cannot read \(sandbox.source)/closed.txt: permission denied
                  next: ask its owner for `setfacl -m u:nobody:r \(sandbox.source)/closed.txt`, run as its owner, or leave it out with `cairn exclude add \(sandbox.source)/closed.txt`

                """,expression: .__fromBinaryOperation(.__fromSyntaxNode("first.errors"),"==",.__fromSyntaxNode(#""""\#n                cairn: cannot read \(sandbox.source)/closed: permission denied\#n                  next: it is yours: allow it with `chmod u+rX \(sandbox.source)/closed`, or leave it out with `cairn exclude add \(sandbox.source)/closed`\#n                cairn: cannot read \(sandbox.source)/closed.txt: permission denied\#n                  next: ask its owner for `setfacl -m u:nobody:r \(sandbox.source)/closed.txt`, run as its owner, or leave it out with `cairn exclude add \(sandbox.source)/closed.txt`\#n\#n                """"#)),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/UnreadableTests.swift:36:9-43:21
