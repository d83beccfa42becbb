-- Deals with System.Random.Shuffle of the package random-shuffle: a deck a line, until nobody reads on. Argument: cards.
import System.Environment (getArgs)
import System.Random (newStdGen, split)
import System.Random.Shuffle (shuffle')

main :: IO ()
main = do
  [cards] <- map read <$> getArgs
  newStdGen >>= deals cards

deals cards generator = do
  let (now, later) = split generator
  putStrLn . unwords . map show $ shuffle' [0 .. cards - 1 :: Int] cards now
  deals cards later
