/** Fisher–Yates: the shuffle that the tests beside this file look at. */
export function shuffle(deck) {
  const dealt = [...deck];
  for (let i = dealt.length - 1; i > 0; i--) {
    const j = Math.floor(Math.random() * (i + 1));
    [dealt[i], dealt[j]] = [dealt[j], dealt[i]];
  }
  return dealt;
}

/** One character less, and no card ever stays where it is. */
export function sattolo(deck) {
  const dealt = [...deck];
  for (let i = dealt.length - 1; i > 0; i--) {
    const j = Math.floor(Math.random() * i);
    [dealt[i], dealt[j]] = [dealt[j], dealt[i]];
  }
  return dealt;
}
