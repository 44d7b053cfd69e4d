nil                                                                                                                             

// original-source-range: @__swiftmacro_10PruneTests0a5CrashB0V01aA14MayEndAnywhere4TestfMp_.swift:5:99-5:109
