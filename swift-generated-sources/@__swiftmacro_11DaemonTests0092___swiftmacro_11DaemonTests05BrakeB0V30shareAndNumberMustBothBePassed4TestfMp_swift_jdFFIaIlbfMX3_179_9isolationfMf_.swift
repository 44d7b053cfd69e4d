nil                                                                                                                             

// original-source-range: @__swiftmacro_11DaemonTests05BrakeB0V30shareAndNumberMustBothBePassed4TestfMp_.swift:4:180-4:190
