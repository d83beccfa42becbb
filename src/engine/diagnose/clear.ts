/**
 * The least log odds: an explanation must beat none by odds of e^10, about 22,000 to 1, or chance would often look like one of so many mistakes. R.
 * E. Kass & A. E. Raftery (1995), Bayes factors, doi:10.1080/01621459.1995.10476572, call odds above 150 to 1 very strong; here about a hundred are
 * compared.
 */
export const CLEAR = 10;
