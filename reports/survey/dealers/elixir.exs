# Deals with Enum.shuffle of Elixir: a deck a line, until nobody reads on. Argument: cards.
cards = System.argv() |> hd() |> String.to_integer()

Stream.repeatedly(fn -> Enum.shuffle(0..(cards - 1)) |> Enum.join(" ") end)
|> Stream.chunk_every(100)
|> Enum.each(fn decks -> IO.puts(Enum.join(decks, "\n")) end)
