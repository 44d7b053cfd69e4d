nil                                                                                                                             

// original-source-range: @__swiftmacro_12ServiceTests04UnitB0V22systemdFindsTheProgram4TestfMp_.swift:5:99-5:109
