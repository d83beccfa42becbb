// Deals with std::shuffle and a std::mt19937 seeded from std::random_device: a deck a line, until nobody reads on. Argument: cards.
#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <numeric>
#include <random>
#include <vector>

int main(int, char **arguments) {
  std::vector<int> deck(std::atoi(arguments[1]));
  // As many words as the generator's state has: one word alone could start only 2^32 streams.
  std::random_device device;
  std::vector<unsigned> words(std::mt19937::state_size);
  std::generate(words.begin(), words.end(), std::ref(device));
  std::seed_seq seed(words.begin(), words.end());
  std::mt19937 generator(seed);
  for (;;) {
    std::iota(deck.begin(), deck.end(), 0);
    std::shuffle(deck.begin(), deck.end(), generator);
    for (int card : deck) std::printf("%d ", card);
    if (std::printf("\n") < 0) return 1;
  }
}
