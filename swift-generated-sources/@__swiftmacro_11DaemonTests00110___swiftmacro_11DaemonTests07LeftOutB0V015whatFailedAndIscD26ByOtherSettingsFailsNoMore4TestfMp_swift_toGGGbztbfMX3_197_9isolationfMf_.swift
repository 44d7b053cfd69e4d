nil                                                                                                                             

// original-source-range: @__swiftmacro_11DaemonTests07LeftOutB0V015whatFailedAndIscD26ByOtherSettingsFailsNoMore4TestfMp_.swift:4:198-4:208
