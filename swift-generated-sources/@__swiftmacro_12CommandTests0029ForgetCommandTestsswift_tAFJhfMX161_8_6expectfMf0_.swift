Testing.__checkBinaryOperation(Self.actions(planned("[retention]\n" + nothing + "[containers.retention.\"org.example.Absent\"]\nall = \"forever\"\n")),{ $0 == $1() },forgotten,expression: .__fromBinaryOperation(.__fromSyntaxNode(#"Self.actions(planned("[retention]\n" + nothing + "[containers.retention.\"org.example.Absent\"]\nall = \"forever\"\n"))"#),"==",.__fromSyntaxNode("forgotten")),comments: [],isRequired: false,sourceLocation: Testing.SourceLocation.__here()).__expected()

// original-source-range: /work/main/Tests/CommandTests/ForgetCommandTests.swift:162:9-162:150
