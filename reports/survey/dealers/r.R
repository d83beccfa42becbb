# Deals with sample of R: a deck a line, until nobody reads on. Argument: cards.
cards <- as.integer(commandArgs(TRUE)[1])
repeat writeLines(replicate(100, paste(sample(cards), collapse = " ")))
