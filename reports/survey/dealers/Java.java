import java.io.PrintStream;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.stream.Collectors;

/** Deals with Collections.shuffle of Java: a deck a line, until nobody reads on. Argument: cards. */
public class Java {
  public static void main(String[] arguments) {
    List<Integer> deck = new ArrayList<>();
    int cards = Integer.parseInt(arguments[0]);
    PrintStream out = System.out;
    while (!out.checkError()) {
      deck.clear();
      for (int card = 0; card < cards; card++) deck.add(card);
      Collections.shuffle(deck);
      out.println(deck.stream().map(String::valueOf).collect(Collectors.joining(" ")));
    }
  }
}
