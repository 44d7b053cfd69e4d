nil                                                                                                                             

// original-source-range: @__swiftmacro_12CommandTests05RootsaB0V22aBindMountIsStoredOnce4TestfMp_.swift:4:174-4:184
