// Deals with std::random_shuffle of C++14, which draws with rand() in GNU's library: a deck a line, until nobody reads on. Argument: cards.
#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <numeric>
#include <random>
#include <vector>

int main(int, char **arguments) {
  std::vector<int> deck(std::atoi(arguments[1]));
  std::srand(std::random_device{}());
  for (;;) {
    std::iota(deck.begin(), deck.end(), 0);
    std::random_shuffle(deck.begin(), deck.end());
    for (int card : deck) std::printf("%d ", card);
    if (std::printf("\n") < 0) return 1;
  }
}
