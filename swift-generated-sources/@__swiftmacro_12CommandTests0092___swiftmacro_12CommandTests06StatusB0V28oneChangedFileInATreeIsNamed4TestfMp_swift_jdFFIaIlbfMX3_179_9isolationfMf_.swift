nil                                                                                                                             

// original-source-range: @__swiftmacro_12CommandTests06StatusB0V28oneChangedFileInATreeIsNamed4TestfMp_.swift:4:180-4:190
