#lang racket/base
; Deals with shuffle of Racket: a deck a line, until nobody reads on. Argument: cards.
(require racket/list racket/string)
(define cards (string->number (vector-ref (current-command-line-arguments) 0)))
(let deal ()
  (displayln (string-join (map number->string (shuffle (range cards)))))
  (deal))
