; Deals with shuffle of Clojure: a deck a line, until nobody reads on. Argument: cards.
(require '[clojure.string :as string])
(let [cards (Integer/parseInt (first *command-line-args*)) out System/out]
  (while (not (.checkError out))
    (.println out (string/join " " (shuffle (range cards))))))
