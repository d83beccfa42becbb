import java.io.BufferedReader;
import java.io.BufferedWriter;
import java.io.File;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.OutputStreamWriter;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.util.ArrayList;
import java.util.List;
import java.util.Timer;
import java.util.TimerTask;
import java.util.concurrent.CompletableFuture;
import java.util.function.Consumer;
import java.util.stream.Collectors;

/**
 * assertShufflesUniformly for JUnit 4 and 5, TestNG or any runner: shuffle-audit judges the decks that your shuffle deals here.
 *
 * <p>One file, Java 11 or later, no libraries: copy it beside your tests, and give it their package. Needs Node 20 and shuffle-audit: the program
 * that SHUFFLE_AUDIT names (a path; one that ends in .js is started by node), else shuffle-audit on the PATH, else what npx finds installed in the
 * folder of the test.
 *
 * <p>{@code ShuffleAudit.of(Collections::shuffle).assertShufflesUniformly();}
 */
public final class ShuffleAudit {
  private static final int BIASED = 20;

  /** Seconds that the program may take to ask for deals: shuffle-audit takes less than one, another program may wait for ever. */
  private static final int ASKS_WITHIN = 60;

  private final Consumer<? super List<Integer>> shuffle;
  private final List<String> options = new ArrayList<>();
  private int n = 52;

  private ShuffleAudit(Consumer<? super List<Integer>> shuffle) {
    this.shuffle = shuffle;
  }

  /** A test of a shuffle, called with a list of whole numbers 0 … n − 1, which it rearranges. */
  public static ShuffleAudit of(Consumer<? super List<Integer>> shuffle) {
    return new ShuffleAudit(shuffle);
  }

  /** Fails unless the deals of n cards show no bias; see {@link #assertShufflesUniformly()}. */
  public static void assertShufflesUniformly(int n, Consumer<? super List<Integer>> shuffle) {
    of(shuffle).cards(n).assertShufflesUniformly();
  }

  /** Cards, 2 to 5,000; 52. */
  public ShuffleAudit cards(int n) {
    this.n = n;
    return this;
  }

  /** Deals; by default about a million cards' worth, 20,000 decks of 52, and a tenth as many from decks in random order. */
  public ShuffleAudit trials(int trials) {
    return with("--trials", String.valueOf(trials));
  }

  /** In place of trials: as many deals as it takes to see a bias of this relative size, such as 0.01. */
  public ShuffleAudit detect(double size) {
    return with("--detect", String.valueOf(size));
  }

  /** How often an even shuffle may fail, 1e-9 to 0.01; 1e-9. */
  public ShuffleAudit falseAlarms(double share) {
    return with("--false-alarms", String.valueOf(share));
  }

  /** What the shuffle is called in the message. */
  public ShuffleAudit called(String name) {
    return with("--name", name);
  }

  /**
   * Fails unless the shuffle deals every order of the cards equally often, as far as its deals show.
   *
   * @throws AssertionError with what was found where the deals show a bias
   * @throws IllegalStateException where there is nothing to say about evenness: shuffle-audit is not there, an option cannot be, or a deal is no
   *     deck
   */
  public void assertShufflesUniformly() {
    List<String> command = program();
    command.addAll(List.of("assert", "--language", "Java", "--n", String.valueOf(n)));
    command.addAll(options);
    try {
      Process audit = new ProcessBuilder(command).start();
      try {
        judge(audit);
      } finally {
        // Where the shuffle threw, nobody waits for a verdict.
        audit.destroy();
      }
    } catch (IOException error) {
      throw new IllegalStateException("shuffle-audit cannot be talked to: " + error.getMessage(), error);
    } catch (InterruptedException error) {
      Thread.currentThread().interrupt();
      throw new IllegalStateException("interrupted while shuffle-audit judged", error);
    }
  }

  private void judge(Process audit) throws IOException, InterruptedException {
    // Read beside the rest, so that it never waits for a reader.
    CompletableFuture<String> wrong =
        CompletableFuture.supplyAsync(() -> rest(new BufferedReader(new InputStreamReader(audit.getErrorStream(), StandardCharsets.UTF_8))));
    Timer late = new Timer(true);
    late.schedule(
        new TimerTask() {
          @Override
          public void run() {
            end(audit);
          }
        },
        1000L * ASKS_WITHIN);
    try (BufferedReader answers = new BufferedReader(new InputStreamReader(audit.getInputStream(), StandardCharsets.UTF_8))) {
      String first = answers.readLine();
      String[] words = first == null ? new String[0] : first.split(" ");
      // Else it ended with an error, or is another program, which is ended where it says anything.
      boolean asked = words.length == 4 && words[0].equals("deals");
      Writer out = new BufferedWriter(new OutputStreamWriter(audit.getOutputStream(), StandardCharsets.US_ASCII), 1 << 16);
      if (asked) {
        late.cancel();
        deal(Integer.parseInt(words[1]), Integer.parseInt(words[3]), answers, out);
      } else if (first != null) {
        end(audit);
      }
      try {
        out.close();
      } catch (IOException closed) {
        // It ended, and says why.
      }
      String told = rest(answers);
      int code = audit.waitFor();
      if (asked && code == BIASED) throw new AssertionError(told);
      if (asked && code == 0) return;
      String ended = "shuffle-audit ended with " + code + (asked ? "" : " and asked for no deals within " + ASKS_WITHIN + " s");
      throw new IllegalStateException(wrong.join().isBlank() ? ended : wrong.join());
    } finally {
      late.cancel();
    }
  }

  /** Ends a program, and leaves its pipes to be read to their ends: {@code Process.destroyForcibly} would close them. */
  private static void end(Process audit) {
    audit.toHandle().destroyForcibly();
  }

  /** Reads from which decks deals are asked for, and only then deals: so neither process waits for the other. */
  private void deal(int inOrder, int handed, BufferedReader asks, Writer out) throws IOException {
    List<List<Integer>> decks = new ArrayList<>();
    for (int left = handed; left > 0; left--) decks.add(cardsOf(asks.readLine()));
    for (int left = inOrder; left > 0; left--) {
      List<Integer> deck = new ArrayList<>(n);
      for (int card = 0; card < n; card++) deck.add(card);
      if (!dealt(deck, out)) return;
    }
    for (List<Integer> deck : decks) if (!dealt(deck, out)) return;
  }

  /** Deals from a deck and hands over what came of it; false where nobody reads it: the program ended, and says why. */
  private boolean dealt(List<Integer> deck, Writer out) {
    shuffle.accept(deck);
    StringBuilder line = new StringBuilder(4 * deck.size());
    for (Integer card : deck) line.append(line.length() == 0 ? "" : " ").append(card);
    try {
      out.append(line).append('\n');
      return true;
    } catch (IOException closed) {
      return false;
    }
  }

  private static List<Integer> cardsOf(String line) {
    List<Integer> cards = new ArrayList<>();
    for (String word : line.split(" ")) cards.add(Integer.valueOf(word));
    return cards;
  }

  private static String rest(BufferedReader reader) {
    return reader.lines().collect(Collectors.joining("\n")).strip();
  }

  private ShuffleAudit with(String option, String value) {
    options.addAll(List.of(option, value));
    return this;
  }

  private static List<String> program() {
    String named = System.getenv("SHUFFLE_AUDIT");
    if (named != null && !named.isEmpty()) return new ArrayList<>(named.endsWith(".js") ? List.of("node", named) : List.of(named));
    // npm writes scripts that Windows starts by their whole name alone.
    String ending = File.separatorChar == '\\' ? ".cmd" : "";
    String path = System.getenv("PATH") == null ? "" : System.getenv("PATH");
    for (String folder : path.split(File.pathSeparator))
      if (Files.isRegularFile(new File(folder, "shuffle-audit" + ending).toPath())) return new ArrayList<>(List.of("shuffle-audit" + ending));
    return new ArrayList<>(List.of("npx" + ending, "--no", "--", "shuffle-audit"));
  }
}
