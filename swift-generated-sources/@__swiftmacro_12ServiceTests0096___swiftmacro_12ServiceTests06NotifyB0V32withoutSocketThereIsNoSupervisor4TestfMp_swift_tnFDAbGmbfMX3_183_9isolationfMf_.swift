nil                                                                                                                             

// original-source-range: @__swiftmacro_12ServiceTests06NotifyB0V32withoutSocketThereIsNoSupervisor4TestfMp_.swift:4:184-4:194
