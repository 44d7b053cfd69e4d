nil                                                                                                                             

// original-source-range: @__swiftmacro_11EngineTests012DatabaseLockB0V024databaseThatIsNeverStillG5Fuzzy4TestfMp_.swift:4:190-4:200
