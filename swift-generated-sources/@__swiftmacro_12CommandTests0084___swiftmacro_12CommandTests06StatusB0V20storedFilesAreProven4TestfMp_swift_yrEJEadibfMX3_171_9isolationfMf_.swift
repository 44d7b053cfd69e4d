nil                                                                                                                             

// original-source-range: @__swiftmacro_12CommandTests06StatusB0V20storedFilesAreProven4TestfMp_.swift:4:172-4:182
