nil                                                                                                                             

// original-source-range: @__swiftmacro_12CommandTests06StatusB0V20storedFilesAreProven4TestfMp_.swift:5:99-5:109
