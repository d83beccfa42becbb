import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.function.BiConsumer;

/**
 * A tape for Java: java.util.Random whose numbers are asked for on standard output and answered on standard input.
 *
 *     Tape.serve((deck, random) -> java.util.Collections.shuffle(deck, random));
 *
 *     shuffle-audit prove --n 5 -- java -cp classes MyShuffle
 *
 * Every method of java.util.Random stands on next(bits), which asks, so that the standard library's own code runs as it is. Words belong on
 * standard error.
 */
public class Tape extends Random {
    private static final BufferedReader IN = new BufferedReader(new InputStreamReader(System.in));

    private static String ask(String question) {
        System.out.println(question);
        System.out.flush();
        try {
            String answer = IN.readLine();
            if (answer == null) System.exit(0);
            return answer;
        } catch (IOException e) {
            throw new IllegalStateException(e);
        }
    }

    @Override
    protected int next(int bits) {
        return (int) Long.parseLong(ask("bits " + bits));
    }

    /** An even choice of 0 ... bound - 1, for a shuffle whose own choices are not to be looked at. */
    public int below(int bound) {
        return Integer.parseInt(ask("below " + bound));
    }

    /** Deals until standard input ends; the shuffle rearranges the list it is given. */
    public static void serve(BiConsumer<List<Integer>, Tape> shuffle) throws IOException {
        Tape tape = new Tape();
        for (String line = IN.readLine(); line != null; line = IN.readLine()) {
            int n = Integer.parseInt(line.substring("deal ".length()));
            List<Integer> deck = new ArrayList<>();
            for (int card = 0; card < n; card++) deck.add(card);
            shuffle.accept(deck, tape);
            StringBuilder said = new StringBuilder("deck");
            for (int card : deck) said.append(' ').append(card);
            System.out.println(said);
            System.out.flush();
        }
    }
}
