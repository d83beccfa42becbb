#!/usr/bin/env python3
"""Checks records of shuffle-audit without its code: python3 check_record.py record.json …

From the counts it makes again: digests, margins, chi-squared values, their p (`plain`, or `p` where `plain` is null), Holm's adjustment, the
verdict. It lists what it does not make again. Ends with 0: all made again agrees; 20: something differs; 65: no record. Needs Python 3.8 alone.
"""
import functools, hashlib, itertools, json, math, pathlib, struct, sys
from decimal import Decimal

DIFFERS, LEFT, CLOSE, DOUBTFUL, CONFIRMED, LARGEST_CLEAN, MISSED = 'DIFFERS', 'not made again', 1e-9, 1e-2, 1e-4, 0.2, 0.01
REQUIRED = {'position-matrix', 'cyclic-displacement', 'fisher-yates-digits', 'homogeneity'}  # of whole decks, for a clean verdict

def number(x):  # A number as JavaScript writes it, which canonical JSON does: the shortest digits that read back the same.
    if x == int(x) and abs(x) < 1e21:
        return str(int(x))
    text, e = ''.join(map(str, Decimal(repr(x)).as_tuple().digits)).rstrip('0'), Decimal(repr(x)).adjusted()
    plain = f'0.{"0" * (-1 - e)}{text}' if e < 0 else f'{text[:e + 1]}.{text[e + 1:]}'
    return '-' * (x < 0) + (plain if -7 < e < 21 else f'{text[0]}{"." * (len(text) > 1)}{text[1:]}e{e:+d}')
def canonical(value):  # Keys in the order of their UTF-16 units, no white space.
    if isinstance(value, dict):
        fields = sorted(value.items(), key=lambda field: field[0].encode('utf-16-be', 'surrogatepass'))
        return '{' + ','.join(f'{canonical(key)}:{canonical(own)}' for key, own in fields) + '}'
    if isinstance(value, list):
        return f"[{','.join(map(canonical, value))}]"
    return number(value) if type(value) in (int, float) else json.dumps(value, ensure_ascii=False)

def complement(log):  # log(1 - e^log).
    return math.log(-math.expm1(log)) if log > -math.log(2) else math.log1p(-math.exp(log))
def chi_squared(x, degrees):  # Logs of the lower and the upper tail: the series of the incomplete gamma function, or its continued fraction.
    a, x = degrees / 2, x / 2
    if x <= 0 or a <= 0:
        return (-math.inf if a > 0 else 0.0), 0.0
    off = (x - a) / a
    front = a * (math.log1p(off) - off if abs(off) < 0.5 else math.log(x / a) - off)
    stirling = math.log(a / (2 * math.pi)) / 2 - 1 / (12 * a) + 1 / (360 * a**3) - 1 / (1260 * a**5)
    front += stirling if a > 30 else a * math.log(a) - a - math.lgamma(a)
    if x < a + 1:
        term, total, k = 1 / a, 1 / a, a
        while term > total * 1e-17:
            term, k = term * x / (k + 1), k + 1
            total += term
        return front + math.log(total), complement(front + math.log(total))
    b, c, d, i, h, step = x + 1 - a, math.inf, 1 / (x + 1 - a), 0, 1 / (x + 1 - a), 2
    while abs(step - 1) > 1e-15 and i < 10**6:
        i, b = i + 1, b + 2
        d, c = 1 / (i * (a - i) * d + b), b + i * (a - i) / c
        step, h = c * d, h * c * d
    return complement(front + math.log(h)), front + math.log(h)
def noncentral_lower(value, degrees, shift):  # P(X <= value) of a noncentral chi-squared: central ones, weighted by Poisson's law of mean shift/2.
    terms = range(max(0, int(shift / 2 - 12 * math.sqrt(shift / 2 + 1)) - 30), int(shift / 2 + 12 * math.sqrt(shift / 2 + 1)) + 30)
    return sum(math.exp(k * math.log(shift / 2) - shift / 2 - math.lgamma(k + 1) + chi_squared(value, degrees + 2 * k)[0]) for k in terms)
def coin(counts, trials):  # Logs of both tails of heads and tails: a split as even as this or more, as uneven as this or more.
    high = max(counts) if len(counts) == 3 else max(counts[:2]) * trials // sum(counts[:2])
    log = lambda k: math.lgamma(trials + 1) - math.lgamma(k + 1) - math.lgamma(trials - k + 1) - trials * math.log(2)
    beyond = lambda k: math.log(2) + log(k) + math.log(sum(math.exp(log(j) - log(k)) for j in range(k, trials + 1)))
    return complement(beyond(high + 1)) if high < trials else 0.0, 0.0 if 2 * high == trials else beyond(high)

def orders(n, step):  # The law of a number of an order: how many orders of n cards have it, card by card, over n!.
    row = functools.reduce(lambda row, m: step(lambda k: row[k] if 0 <= k < len(row) else 0, m, len(row)), range(1, n + 1), [1])
    return [ways / math.factorial(n) for ways in row]
descents = lambda n: orders(n, lambda of, m, _: [(k + 1) * of(k) + (m - k) * of(k - 1) for k in range(m)])
def rencontres(n):  # The chances of 0, 1, …, n cards where they were; of m cards, none stays in free[m] of the orders.
    free = list(itertools.accumulate(range(1, n + 1), lambda before, m: m * before + (-1)**m, initial=1))
    return [free[n - k] / (math.factorial(n - k) * math.factorial(k)) for k in range(n + 1)]
LAWS = {  # chance of every value that is counted, from 0
    'descents': descents, 'rising-sequences': lambda n: [0.0] + descents(n), 'fixed-points': rencontres, 'agreements': rencontres,
    'cycles': lambda n: orders(n, lambda of, m, _: [of(k - 1) + (m - 1) * of(k) for k in range(m + 1)]),
    'inversions': lambda n: orders(n, lambda of, m, long: [sum(of(k - j) for j in range(m)) for k in range(long + m - 1)]),
    'parity': lambda n: [0.5, 0.5]}
def binned(law, counts, trials):  # Pearson's sum over bins, each closed as soon as five are expected in it, and their number less one.
    bins, chance, seen = [], 0.0, 0
    for p, count in zip(law, counts):
        chance, seen = chance + p, seen + count
        if trials * chance >= 5 * (1 - 1e-13):
            bins, chance, seen = bins + [[chance, seen]], 0.0, 0
    bins[-1] = [bins[-1][0] + chance, bins[-1][1] + seen]
    return sum((o - trials * p)**2 / (trials * p) for p, o in bins), len(bins) - 1
def digits(counts, trials, bounds):  # Pearson's sums over the choices of every step; step s has bounds[s] of them.
    starts = [sum(bounds[:s]) for s in range(len(bounds))]
    return sum((b * c - trials)**2 / b / trials for s, b in zip(starts, bounds) for c in counts[s:s + b]), sum(bounds) - len(bounds)

def row_law(test, o, n, trials):  # Chi-squared value and degrees of a row from its statistic's counts `o`, or None.
    (name, _, part), down = test.partition('/'), list(range(n, 1, -1))
    pairs = [(o[x * n + y], o[y * n + x]) for x in range(n) for y in range(x)] if len(o) == n * n else []
    gaps, size = list(zip(o[1:], o[:0:-1])), sum(down)
    sums = lambda both, even: sum(((n - 1) * (a + b) - even)**2 for a, b in both) / trials
    turns = lambda both: (n - 1) * (n - 2) * sum((a - b)**2 for a, b in both) / trials
    first = size * ('down', 'forward', 'inside-out').index(part) if name == 'fisher-yates-digits' else 0
    if name in LAWS:
        return binned(LAWS[name](n), o, trials)
    if name in ('lehmer-digits', 'fisher-yates-digits') and n <= 1000:
        return digits(o[first:first + size], trials, down[::-1] if part == 'inside-out' else down)
    known = {
        'position-matrix': lambda: ((n - 1) / n * sum((n * c - trials)**2 for c in o) / n / trials, (n - 1)**2) if pairs else None,
        'cyclic-displacement': lambda: ((n - 1) / n * sum((c - trials)**2 for c in o) / trials, n - 1),
        'permutations': lambda: (sum((len(o) * c - trials)**2 for c in o) / len(o) / trials, len(o) - 1),
        'successor-matrix/symmetric': lambda: (sums(pairs, 2 * trials) / (2 * (n - 1)), n * (n - 3) // 2),
        'successor-matrix/antisymmetric': lambda: (turns(pairs) / (2 * n), (n - 1) * (n - 2) // 2),
        'neighbour-gap': lambda: (sums(gaps, 2 * n * trials) / (4 * n * (n - 1)) + turns(gaps) / (4 * n * n), n - 2)}
    return known[test]() if test in known else None

def check_row(row, counts, test, n, say):  # One row: value, degrees, and the p of its usual law.
    found = row_law(test, counts, n, row['trials']) if counts and n else None
    if found is None:
        return say(LEFT, f"{row['test']}: value and p")
    (value, degrees), of_coin = found, row['grade'] == 'exact' and (len(counts) == 2 or n == 2)
    few = row['trials'] / (n - ('successor' in test)) < 5 and any(name in test for name in ('position-m', '-digits', '/symmetric'))  # of three moments
    usual = {} if few and not of_coin else row['plain'] or (row if of_coin or row['grade'] == 'asymptotic' else {})
    low, up = coin(counts, row['trials']) if of_coin else (chi_squared(max(value, 1 / row['trials']), degrees)[0], chi_squared(value, degrees)[1])
    tails = {'logLowerP': low, 'logP': up, 'lowerP': max(5e-324, math.exp(low)), 'p': max(5e-324, math.exp(up))} if usual else {}
    for what, made in {'value': value, 'degrees': degrees, **tails}.items():
        recorded = usual[what] if what in tails else row[what]
        if not abs(recorded - made) <= CLOSE * max(1.0, abs(made)):
            say(DIFFERS, f"{row['test']}: {what}: recorded {recorded!r}, made again {made!r}")
    if usual is not row:
        say(LEFT, f"{row['test']}: the p that decides, {row['p']:.3g} ({row['grade']})" + (', and its usual law' if not usual else ''))

def check_sample(sample, n, trials, say):  # The counts, the rows and Holm's adjustment of one sample.
    rows, counts, end, choices = sample['results'], {}, 0, n * (n + 1) // 2 - 1
    for test, own in sample['counts'].items():
        counts[test] = values = own.get('values')
        if values is None:
            say(LEFT, f'{test}: its counts, of which the record keeps the digest alone')
        elif sum(values) != own['sum'] or hashlib.sha256(struct.pack(f'<{len(values)}Q', *values)).hexdigest() != own['sha256']:
            say(DIFFERS, f'{test}: its counts do not have the digest or the sum recorded')
        elif test == 'position-matrix' and len(values) == n * n and {
                sum(line) for k in range(n) for line in (values[k * n:k * n + n], values[k::n])} != {trials}:
            say(DIFFERS, f'{test}: a card or a position was not dealt {trials} times')
    sizes = {'position-matrix': n * n, 'successor-matrix': n * n, 'cyclic-displacement': n, 'neighbour-gap': n, 'lehmer-digits': choices,
             'fisher-yates-digits': 3 * choices, 'descents': n, 'parity': 2, 'inversions': n * (n - 1) // 2 + 1, 'permutations': math.factorial(min(n, 9))}
    for name in dict.fromkeys(row['test'].split('/')[1] for row in rows if row['test'].startswith('previous-deal/')):
        start, end = end, end + sizes.get(name, n + 1)  # one statistic after another, of each deal against the one before
        counts[f'previous-deal/{name}'] = (counts['previous-deal'] or [])[start:end]
    logs = [row[tail] for row in rows for tail in ('logP', 'logLowerP')]
    highest, adjusted = -math.inf, {}
    for rank, k in enumerate(sorted(range(len(logs)), key=logs.__getitem__)):
        adjusted[k] = highest = max(highest, min(0.0, logs[k] + math.log(len(logs) - rank)))
    for k, row in enumerate(rows):
        test = row['test'].replace('previous-deal/', '')
        check_row(row, counts.get(row['test'][:len(row['test']) - len(test)] + test.split('/')[0]), test, n, say)
        if abs(row['logPAdjusted'] - min(adjusted[2 * k], adjusted[2 * k + 1])) > CLOSE * max(1.0, -row['logPAdjusted']):
            say(DIFFERS, f"{row['test']}: Holm's adjustment: recorded {row['logPAdjusted']!r}")

def check_verdict(core, say):  # The verdict, by the rule and from the rows as recorded.
    plan, rows, verdict, fresh, known = (core[key] for key in ('plan', 'results', 'verdict', 'confirmation', 'known'))
    size, deck = min(plan['detect'], LARGEST_CLEAN), core['subject']['origin']['outcome']['kind'] == 'deck'
    beyond = lambda sample, alpha: [row['test'] for row in sample['results'] if row['logPAdjusted'] < math.log(alpha)]
    because, again = beyond(core, plan['alpha']), {(row['test'], row['tail']): row['logPAdjusted'] for row in fresh['results']} if fresh else {}
    doubtful = [] if because else [(row['test'], row['tail']) for row in rows if row['logPAdjusted'] < math.log(DOUBTFUL)]
    level = math.log(CONFIRMED / (2 if 'input' in plan or 'absolute' in plan else 1))
    because += [row[0] for row in doubtful if again.get(row, 0) < level] + ['known-law'] * bool(known and known['size'] >= size)
    for name, planned, seen in (('input', plan.get('input'), core.get('input')), ('absolute', plan.get('absolute'), core.get('absolute')),
                                ('input/absolute', plan.get('input', {}).get('absolute'), core.get('input', {}).get('absolute'))):
        because += [name] * bool(planned and (not seen or beyond(seen, planned['alpha'])))
    because += ['starts'] * (core['subject']['origin']['source'].get('call', {}).get('starts') == 'alike')
    copies = any(not guard['holds'] and not guard['id'].startswith('fresh-') for guard in core['guards'])
    because = [test for test in because if not copies or test == 'known-law' or test.startswith('repeats')]
    if (verdict['kind'] == 'biased') != bool(because) or set(verdict.get('because', [])) != set(because):
        say(DIFFERS, f"verdict: recorded {verdict['kind']} {verdict.get('because', '')}, by the rule biased because of {because or 'nothing'}")
    wrong = ['its deals are copies'] * copies + [f'{test} is doubtful' for test, _ in doubtful if test not in {seen for seen, _ in again}]
    wrong += ['the size asked for would not have been seen'] * ((verdict['smallestDetectable'] or 0) > size)
    wrong += [f"{row['test']} had too little to compare" for row in rows if 'homogeneity' in row['test'] and not row.get('compared', {}).get('enough', True)]
    wrong += ['a required test was not made'] * (deck and not REQUIRED <= {row['test'].split('/')[0] for row in rows})
    wrong += [f"{row['test']} does not exclude the size" for row in rows if deck and row['required'] and noncentral_lower(
        row['value'], row['degrees'], row['trials'] * (plan['n'] - 1) * size**2) > MISSED * (1 + CLOSE)]
    for reason in wrong if verdict['kind'] == 'no-bias-found' else []:
        say(DIFFERS, f'verdict: no bias found, although {reason}')

def once(pairs):  # An object, of which no key may stand twice.
    if len(dict(pairs)) != len(pairs):
        raise ValueError('a key stands twice')
    return dict(pairs)
def check(text, say):  # Checks a record and tells `say` what differs and what is not made again. Raises what the text of no record makes it raise.
    record = json.loads(text, object_pairs_hook=once, parse_constant=int)
    core = record['core']
    if set(record) != {'schema', 'core', 'digest', 'run'} or record['schema'] != 'shuffle-audit/evidence/1':
        raise ValueError('no record of this form')
    if record['digest'] != 'sha256:' + hashlib.sha256(canonical(core).encode()).hexdigest():
        say(DIFFERS, 'digest: the core does not have the digest recorded')
    if not {'results', 'plan', 'verdict', 'confirmation'} <= set(core):
        return say(LEFT, 'all but the digest: this is no audit of a planned number of deals')
    plan, n = core['plan'], core['plan']['n'] if core['subject']['origin']['outcome']['kind'] == 'deck' else 0
    first, second, less = core.get('absolute'), core.get('input', {}), plan.get('input', {}).get('trials')
    for where, sample, trials in (('', core, plan['trials']), ('fresh sample: ', core['confirmation'], plan['confirmationTrials']),
                                  ('absolute: ', first, plan['trials']), ('second sample: ', second, less), ('second, absolute: ', second.get('absolute'), less)):
        if sample:
            check_sample(sample, n, trials, lambda kind, text: say(kind, where + text))
    check_verdict(core, say)
    say(LEFT, 'effect sizes, power, the smallest size that would have been seen, what is known of the parts' + ('' if n else ', what a clean verdict needs'))

ends = [0] if sys.argv[1:] else [64, print(__doc__)][:1]
for file in sys.argv[1:]:
    found = [(LEFT, 'the deals: the same plan must give the same counts (shuffle-audit verify)')]
    try:
        check(pathlib.Path(file).read_text('utf-8'), lambda *what: found.append(what))
    except Exception as problem:  # whatever a text that is no record runs into
        found, ends = [('NO RECORD', f'{type(problem).__name__}: {problem}')], ends + [65]
    ends.append(20 if any(kind == DIFFERS for kind, _ in found) else 0)
    print('\n'.join([f'{file}:'] + [f'  {kind:15}  {text}' for kind, text in sorted(found)]))
sys.exit(max(ends))
