nil                                                                                                                             

// original-source-range: @__swiftmacro_11DaemonTests07LeftOutB0V015whatFailedAndIscD11FailsNoMore4TestfMp_.swift:5:99-5:109
