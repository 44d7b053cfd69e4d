nil                                                                                                                             

// original-source-range: @__swiftmacro_11EngineTests012DatabaseLockB0V024databaseThatIsNeverStillG5Fuzzy4TestfMp_.swift:5:99-5:109
