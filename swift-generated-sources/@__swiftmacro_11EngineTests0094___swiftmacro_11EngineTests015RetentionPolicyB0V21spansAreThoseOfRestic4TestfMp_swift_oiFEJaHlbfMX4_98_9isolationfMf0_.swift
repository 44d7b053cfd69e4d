nil                                                                                                                             

// original-source-range: @__swiftmacro_11EngineTests015RetentionPolicyB0V21spansAreThoseOfRestic4TestfMp_.swift:5:99-5:109
