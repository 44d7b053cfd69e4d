nil                                                                                                                             

// original-source-range: @__swiftmacro_12CommandTests07ServiceaB0V29withoutAManagerItSaysWhatToDo4TestfMp_.swift:4:183-4:193
