/** java.util.Collections.shuffle on a tape. */
public class CollectionsShuffle {
    public static void main(String[] args) throws java.io.IOException {
        Tape.serve((deck, random) -> java.util.Collections.shuffle(deck, random));
    }
}
