nil                                                                                                                             

// original-source-range: @__swiftmacro_12CommandTests016ContainerRestoreB0V06aPlainD28InPlaceDoesNotFollowItEither4TestfMp_.swift:5:99-5:109
