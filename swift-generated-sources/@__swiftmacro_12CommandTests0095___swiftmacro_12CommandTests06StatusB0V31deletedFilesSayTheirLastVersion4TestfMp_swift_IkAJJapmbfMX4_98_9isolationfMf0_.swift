nil                                                                                                                             

// original-source-range: @__swiftmacro_12CommandTests06StatusB0V31deletedFilesSayTheirLastVersion4TestfMp_.swift:5:99-5:109
