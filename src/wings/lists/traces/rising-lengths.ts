/** Returns the lengths of the runs in which a list rises: of places, those of the parts of the order before whose items come in their order. */
export function risingLengths(list: Uint32Array): readonly number[] {
  const lengths: number[] = [];
  let from = 0;
  for (let place = 1; place <= list.length; place++) {
    if (place < list.length && list[place] > list[place - 1]) continue;
    lengths.push(place - from);
    from = place;
  }
  return lengths;
}
