Testing.SourceLocation.__here()

// original-source-range: /work/main/Tests/FaultTests/FaultScenario+Trust.swift:52:30-52:46
