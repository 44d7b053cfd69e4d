nil                                                                                                                             

// original-source-range: @__swiftmacro_10WatchTests06KernelB0V47directoryMovedOutIsForgottenAndItsNameUsedAgain4TestfMp_.swift:5:99-5:109
