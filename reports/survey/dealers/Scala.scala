/** Deals with Random.shuffle of Scala: a deck a line, until nobody reads on. Argument: cards. */
object Scala {
  def main(arguments: Array[String]): Unit = {
    val deck = (0 until arguments(0).toInt).toList
    while (!Console.out.checkError()) println(scala.util.Random.shuffle(deck).mkString(" "))
  }
}
