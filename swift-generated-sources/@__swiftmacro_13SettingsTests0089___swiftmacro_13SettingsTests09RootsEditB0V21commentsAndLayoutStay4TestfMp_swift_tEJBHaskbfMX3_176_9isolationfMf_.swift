nil                                                                                                                             

// original-source-range: @__swiftmacro_13SettingsTests09RootsEditB0V21commentsAndLayoutStay4TestfMp_.swift:4:177-4:187
