nil                                                                                                                             

// original-source-range: @__swiftmacro_12ServiceTests07ProgramB0V025programThatIsBeingWrittenF9WaitedFor4TestfMp_.swift:5:99-5:109
