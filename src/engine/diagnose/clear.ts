/**
 * An explanation must be better than none by odds of e^10, about 22,000 to 1, or luck would often look like one of so many mistakes. Odds
 * above 150 to 1 are called very strong by R. E. Kass & A. E. Raftery (1995), Bayes factors, doi:10.1080/01621459.1995.10476572; here about
 * a hundred are compared.
 */
export const CLEAR = 10;
