nil                                                                                                                             

// original-source-range: @__swiftmacro_12CommandTests016ContainerRestoreB0V28whatWasThereIsCommittedFirst4TestfMp_.swift:4:191-4:201
