#!/usr/bin/env python3
"""Checks records of shuffle-audit without its code: python3 check_record.py record.json …
From the counts it makes again: digests, margins, chi-squared values, their p (`plain`, or `p` where `plain` is null), Holm's adjustment, the
verdict. It lists what it does not make again. Ends with 0: all made again agrees; 20: something differs; 21: a minute was too short; 65: no record. Needs Python 3.8 alone."""
import decimal, functools, hashlib, itertools, json, math, os, pathlib, re, struct, sys, threading
MOST_SECONDS, DIFFERS, LEFT, CLOSE, DOUBTFUL, CONFIRMED, LARGEST_CLEAN, MISSED, BLOCK = 60, 'DIFFERS', 'not made again', 1e-9, 1e-2, 1e-4, 0.2, 0.01, 65536
SEED = re.compile(r'seed|(?:^|[=:])-*[a-z]?(?:0x[0-9a-f]+|[0-9][0-9_.]*)$', re.I); REQUIRED, BESIDE = {'position-matrix', 'cyclic-displacement', 'fisher-yates-digits'}, {f'reference-{what}' for what in ('places', 'followers', 'gaps', 'time')}  # for a clean verdict, beside homogeneity, or a reference
EARLIER = ['cyclic-displacement', 'neighbour-gap', 'rising-sequences']  # asked of each deal against one further back than the one before, of that:
BEFORE = ('position-matrix cyclic-displacement fisher-yates-digits lehmer-digits permutations fixed-points cycles parity successor-matrix neighbour-gap descents rising-sequences').split()
def number(x):  # A number as JavaScript writes it, which canonical JSON does: the shortest digits that read back the same.
    if x == int(x) and abs(x) < 1e21: return str(int(x))
    text = repr(x); return format(decimal.Decimal(text), 'f') if text[-4:] in ('e-05', 'e-06') else text.replace('e-0', 'e-')
def canonical(value):  # Keys in the order of their UTF-16 units, no white space.
    if isinstance(value, dict): return '{' + ','.join(f'{canonical(key)}:{canonical(value[key])}' for key in sorted(value, key=lambda key: key.encode('utf-16-be', 'surrogatepass'))) + '}'
    if isinstance(value, list): return f"[{','.join(map(canonical, value))}]"
    return number(value) if type(value) in (int, float) else re.sub('[\ud800-\udfff]', lambda half: f'\\u{ord(half[0]):x}', json.dumps(value, ensure_ascii=False))
complement = lambda log: math.log(-math.expm1(log)) if log > -math.log(2) else math.log1p(-math.exp(log))  # log(1 - e^log)
def chi_squared(x, degrees):  # Logs of the lower and the upper tail: the series of the incomplete gamma function, or its continued fraction.
    a, x = degrees / 2, x / 2
    if x <= 0 or a <= 0: return (-math.inf if a > 0 else 0.0), 0.0
    front = a * math.log(x) - x - math.lgamma(a)
    if x < a + 1:
        term, total, k = 1 / a, 1 / a, a
        while term > total * 1e-17: k += 1; term *= x / k; total += term
        return front + math.log(total), complement(front + math.log(total))
    b, c, d, i, h, step = x + 1 - a, math.inf, 1 / (x + 1 - a), 0, 1 / (x + 1 - a), 2
    while abs(step - 1) > 1e-15 and i < 10**6: i += 1; b += 2; d, c = 1 / (i * (a - i) * d + b), b + i * (a - i) / c; step = c * d; h *= step
    return complement(front + math.log(h)), front + math.log(h)
def noncentral_lower(value, degrees, shift):  # P(X <= value) of a noncentral chi-squared: central ones, weighted by Poisson's law of mean shift/2.
    mean, wide = shift / 2, 30 + int(12 * math.sqrt(shift / 2 + 1))
    return sum(math.exp(k * math.log(mean) - mean - math.lgamma(k + 1) + chi_squared(value, degrees + 2 * k)[0]) for k in range(max(0, int(mean) - wide), int(mean) + wide))
def coin(counts, trials):  # Logs of both tails of heads and tails: a split as even as this or more, as uneven as this or more.
    high = max(counts) if len(counts) == 3 else max(counts[:2]) * trials // sum(counts[:2])
    log = lambda k: math.lgamma(trials + 1) - math.lgamma(k + 1) - math.lgamma(trials - k + 1) - trials * math.log(2); beyond = lambda k, at: math.log(2) + at + math.log(sum(math.exp(log(j) - at) for j in range(k, trials + 1)))
    return complement(beyond(high + 1, log(high + 1))) if high < trials else 0.0, 0.0 if 2 * high == trials else beyond(high, log(high))
def orders(n, step):  # The law of a number of an order: how many orders of n cards have it, card by card, over n!.
    return [ways / math.factorial(n) for ways in functools.reduce(lambda row, m: step(lambda k: row[k] if 0 <= k < len(row) else 0, m, len(row)), range(1, n + 1), [1])]
descents = lambda n: orders(n, lambda of, m, _: [(k + 1) * of(k) + (m - k) * of(k - 1) for k in range(m)])
def rencontres(n):  # The chances of 0, 1, …, n cards where they were; of m cards, none stays in free[m] of the orders.
    free = list(itertools.accumulate(range(1, n + 1), lambda before, m: m * before + (-1)**m, initial=1)); return [free[n - k] / (math.factorial(n - k) * math.factorial(k)) for k in range(n + 1)]
LAWS = {'descents': descents, 'rising-sequences': lambda n: [0.0] + descents(n), 'fixed-points': rencontres, 'agreements': rencontres,  # of values from 0
    'cycles': lambda n: orders(n, lambda of, m, _: [of(k - 1) + (m - 1) * of(k) for k in range(m + 1)]),
    'inversions': lambda n: orders(n, lambda of, m, long: (lambda up: [up[min(k + 1, long)] - up[max(0, k + 1 - m)] for k in range(long + m - 1)])([*itertools.accumulate(map(of, range(long)), initial=0)])), 'parity': lambda n: [0.5, 0.5]}
def binned(law, counts, trials):  # Pearson's sum over bins, each closed as soon as five are expected in it, and their number less one.
    bins, chance, seen = [], 0.0, 0
    for p, count in zip(law, counts):
        chance, seen = chance + p, seen + count
        if trials * chance >= 5 * (1 - 1e-13): bins, chance, seen = bins + [[chance, seen]], 0.0, 0
    bins[-1] = [bins[-1][0] + chance, bins[-1][1] + seen]; return sum((o - trials * p)**2 / (trials * p) for p, o in bins), len(bins) - 1
def neighbours(values, o, pairs):  # Correlation of the values in two deals running, by position: o has the sums of products above and below 0.
    n, sums = len(values), [a - b for a, b in zip(o[::2], o[1::2])]; mean, scale = sum(sums) / n, pairs * (sum(v * v for v in values) / n)**2
    return ((n - 1)**2 / n / (n - 2) * sum((s - mean)**2 for s in sums) / scale + (n - 1) * mean**2 / scale, n) if n > 2 else None
def together(s, n):  # What sums at the pairs of positions leave beyond what belongs to one position each, squared and added.
    lines = [sum(s[min(p, q) * n + max(p, q)] for q in range(n) if q != p) for p in range(n)]; own = [(line - sum(lines) / 2 / (n - 1)) / (n - 2) for line in lines]
    return sum((s[p * n + q] - own[p] - own[q])**2 for p in range(n) for q in range(p + 1, n))
positions = lambda table, n, trials: (n - 1) / n * sum((n * c - trials)**2 for c in table) / n / trials  # of cards by positions
def rows_of(test, n, trials, source):  # The rows of a statistic of a hundred deals or more; none where it cannot be read, None of one not known here.
    each, few, groups = math.factorial(min(n, 9)), 50 if n == 2 else 37, [deals for deals in source.get('groups', []) if deals > 9]
    able = {'permutations': n < 9 and trials >= 5 * each, 'successor-matrix': 2 < n <= 1000, 'pairwise-order': n <= 200, 'inversions': n <= 1000,
            'longest-increasing': n <= 60, 'agreements': n != 3 or trials >= 400, 'neighbour-gap': n > 2}
    parts = {
        'fisher-yates-digits': ['/down', '/forward', '/inside-out'], 'linear-complexity': ['/down', '/forward'], 'successor-matrix': ['/symmetric'] * (n > 3) + ['/antisymmetric'],
        'pairwise-order': ['/rank'] + ['/curl'] * (n > 2), 'repeats': [''] * (n > 8 or trials < 5 * each) + ['/slice'] * (trials > 2**20 and math.lgamma(n + 1) + math.log(0.75 * 2**20 / trials) > 44 * math.log(2)) + ['/adjacent'], 'homogeneity':
            ['/run/positions'] + ['/block/positions'] * (trials > BLOCK) + ['/group/positions'] * (len(groups) > 1) + ['/one-group/positions'] * (len(groups) > 2 and any(few <= deals <= sum(groups) - few for deals in groups))}
    if test == 'previous-deal':
        return [f'{test}/{lag}/{row}'.replace('/1/', '/', lag < 2) for lag in range(1, source['lags'] + 1) for name in (EARLIER if lag > 1 else BEFORE)
                for row in rows_of(name, n, trials // BLOCK * (BLOCK - lag) + max(0, trials % BLOCK - lag), {})]
    return [test + part for part in parts.get(test, [''])] * able.get(test, True) if test in {*able, *parts, *LAWS, *BEFORE} and source.get('start') != 'unknown' else None
def of_groups(o, n, groups, furthest):  # All groups with each other, or the one named against all others, and -1 where one of as many deals or more is further off; or None.
    kept, o = [deals for deals in groups if deals > 9], o[8 * (1 + n * n) * (1 + (sum(o[:8]) > BLOCK)):]
    if len(o) != len(kept) * (1 + n * n) or n > 60: return None
    tables, place = [o[len(kept) + k * n * n:][:n * n] for k in range(len(kept))], furthest and sum(deals > 9 for deals in groups[:furthest['group']])
    whole, total, less = [*map(sum, zip(*tables))], sum(kept), lambda deals: min(deals, sum(kept) - deals)
    if not furthest: return max(0, sum(map(positions, tables, [n] * len(kept), kept)) - positions(whole, n, total)), (len(kept) - 1) * (n - 1)**2
    off = [positions(one, n, deals) + positions([a - b for a, b in zip(whole, one)], n, total - deals) - positions(whole, n, total) for one, deals in zip(tables, kept)]
    beyond = [h for h, deals in zip(off, kept) if less(deals) >= less(kept[place]) and h > off[place] + 4 * (n - 1) * (deals != kept[place])]
    return -1 if beyond or kept[place] != furthest['deals'] else max(0, off[place]), (n - 1)**2
def row_law(test, o, n, trials):  # Chi-squared value and degrees of a row from its statistic's counts `o`, or None.
    (name, _, part), down = test.partition('/'), list(range(n, 1, -1)); sums = lambda both, even: sum(((n - 1) * (a + b) - even)**2 for a, b in both) / trials
    pairs = [(o[x * n + y], o[y * n + x]) for x in range(n) for y in range(x)] if len(o) == n * n else []
    gaps, size, turns = list(zip(o[1:], o[:0:-1])), sum(down), lambda both: (n - 1) * (n - 2) * sum((a - b)**2 for a, b in both) / trials
    if name in LAWS: return binned(LAWS[name](n), o, trials)
    if '-digits' in name and n <= 1000:
        first = size * ('down', 'forward', 'inside-out').index(part or 'down')
        bounds = [bound for bound in (down[::-1] if part == 'inside-out' else down) for _ in range(bound)]  # of the step that a count belongs to
        return sum((b * c - trials)**2 / b / trials for b, c in zip(bounds, o[first:first + size])), size - n + 1
    if part in ('run/positions', 'block/positions') and n <= 60:  # the deals of eight parts, then their tables
        o = o[8 + 8 * n * n:] if part[0] == 'b' else o; tables = [o[8 + k * n * n:8 + (k + 1) * n * n] for k in range(8)]
        return max(0, sum(map(positions, tables, [n] * 8, o)) - positions(map(sum, zip(*tables)), n, sum(o[:8]))), 7 * (n - 1)**2
    known = {
        **dict.fromkeys(('position-matrix', 'overlaps'), lambda: (positions(o, n, trials), (n - 1)**2) if pairs else None), 'linear-complexity': lambda: ((trials - 2 * o[1 + (part == 'forward')])**2 / trials, 1),
        'position-runs': lambda: neighbours([(2 * card > n - 1) - (2 * card < n - 1) for card in range(n)], o, trials),
        'serial-correlation': lambda: neighbours([2 * card - n + 1 for card in range(n)] if n % 2 == 0 else [card - n // 2 for card in range(n)], o, trials),
        'interplay-correlation': lambda: (n * (n - 3) / 2 * together(o, n) / together([4 * (p + q - n + 1)**2 for p in range(n) for q in range(n)], n) / trials, n * (n - 3) // 2),
        'cyclic-displacement': lambda: ((n - 1) / n * sum((c - trials)**2 for c in o) / trials, n - 1), 'permutations': lambda: (sum((len(o) * c - trials)**2 for c in o) / len(o) / trials, len(o) - 1),
        'successor-matrix/symmetric': lambda: (sums(pairs, 2 * trials) / (2 * (n - 1)), n * (n - 3) // 2), 'successor-matrix/antisymmetric': lambda: (turns(pairs) / (2 * n), (n - 1) * (n - 2) // 2),
        'neighbour-gap': lambda: (sums(gaps, 2 * n * trials) / (4 * n * (n - 1)) + turns(gaps) / (4 * n * n), n - 2)}
    return known[key]() if (key := name if name == 'linear-complexity' else test) in known else None
def check_row(row, counts, test, n, say):  # One row: value, degrees, and the p of its usual law.
    at[0], one, grouped = row['test'], row.get('furthest'), test in ('homogeneity/group/positions', 'homogeneity/one-group/positions')
    found = (of_groups(counts, n, row['groups'], one) if grouped else row_law(test, counts, n, row['trials'])) if counts and n else None
    if not (found or row['degrees']): return say(LEFT, f"{row['test']}: value and p")
    (value, degrees), of_coin = found or (row['value'], row['degrees']), found and row['grade'] == 'exact' and (len(counts) == 2 or n == 2 or 'linear' in test)
    few = found and row['trials'] / (n - ('successor' in test)) < 5 and any(name in test for name in ('position-m', 'overlaps', '-digits', '/symmetric'))  # of three moments
    law = row['plain'] or (row if of_coin or row['grade'] == 'asymptotic' else {}); usual = {} if few and not of_coin or not found and row['trials'] < 10**5 else law
    if not found: say(LEFT, f"{row['test']}: value" + ' and p' * (not usual))
    far = round(math.sqrt(max(0, value) * row['trials'])); low, up = (math.log1p(-(far < row['trials']) * 2.0**(-1 - far)), min(0.0, (1 - far) * math.log(2))) if 'linear' in test else coin(counts, row['trials']) if of_coin else (chi_squared(max(value, 1 / row['trials']), degrees)[0], chi_squared(value, degrees)[1])
    tails = {'logLowerP': low, 'logP': up, 'lowerP': max(5e-324, math.exp(low)), 'p': max(5e-324, math.exp(up))} if usual else {}
    for what, made in {'value': value, 'degrees': degrees, **tails}.items():
        if not abs((recorded := (usual if what in tails else row)[what]) - made) <= CLOSE * max(1.0, abs(made)): say(DIFFERS, f"{row['test']}: {what}: recorded {recorded!r}, made again {made!r}")
    if usual is not row and (found or usual): say(LEFT, f"{row['test']}: the p that decides, {row['p']:.3g} ({row['grade']})" + (', and its usual law' if not usual else ''))
    few, least = min(one['deals'], row['trials'] - one['deals']) if one else row['trials'], min(0, up + math.log(one['of'])) if one else -math.inf
    if (found or law) and (row['logP'] < least - CLOSE * abs(up) or row['trials'] >= 1000 and row['logP'] > max(5 + up / 20, -math.sqrt(few))):
        say(DIFFERS, f"{row['test']}: p: recorded {row['p']!r}, further from chi-squared, {math.exp(up):.3g}, than few deals can bring it")
def check_sample(sample, plan, n, trials, source, say):  # The counts, the rows and Holm's adjustment of one sample.
    rows, counts, ends, choices = sample['results'], {}, {}, n * (n + 1) // 2 - 1
    for test, own in sample['counts'].items():
        counts[test] = values = own.get('values')
        if values is None: say(DIFFERS if math.prod(own['shape']) <= 65536 or 0 < n < 100 else LEFT, f'{test}: its counts, kept as a digest alone')
        elif sum(values) != own['sum'] or len(values) != math.prod(own['shape']) or hashlib.sha256(struct.pack(f'<{len(values)}Q', *values)).hexdigest() != own['sha256']:
            say(DIFFERS, f'{test}: its counts do not have the digest, the sum or the shape recorded')
        elif (often := {'position-matrix': trials, 'overlaps': trials + -trials // BLOCK}.get(test)) and n <= 1000 and {sum(line) for k in range(n) for line in (values[k * n:][:n], values[k::n])} - {often}:
            say(DIFFERS, f'{test}: a card or a position was not dealt {often} times')
    sizes = {'position-matrix': n * n, 'successor-matrix': n * n, 'cyclic-displacement': n, 'neighbour-gap': n, 'lehmer-digits': choices,
             'fisher-yates-digits': 3 * choices, 'descents': n, 'parity': 2, 'permutations': math.factorial(min(n, 9))}
    table, told = counts.get('position-matrix') or [], {'cyclic-displacement': lambda by: [k * n + (k + by) % n for k in range(n)], 'fisher-yates-digits': lambda by: [by * n + n - 1]}
    for test in [test for test in told if table and n and counts.get(test)]:
        if [sum(table[k] for k in told[test](by)) for by in range(n)] != counts[test][:n]: say(DIFFERS, f'{test}: its counts are of other deals than position-matrix')
    made, flagged, skipped = [row['test'] for row in rows], *({one['test'] for one in sample.get(key, [])} for key in ('flagged', 'skipped'))
    for test in dict.fromkeys(re.match('previous-deal/([0-9]+/)?[^/]*', row)[0] for row in made if row.startswith('previous-deal/')):
        start, ends[test] = sum(ends.values()), sizes.get(test.split('/')[-1], n + 1); counts[test] = (counts['previous-deal'] or [])[start:start + ends[test]]
    tests, of = dict.fromkeys(test.split('/')[0] for test in made), lambda test: [row for row in made if row.split('/')[0] == test]
    for test in plan['tests'] if not flagged else tests:
        own, due = of(test), rows_of(test, n, trials, source) if n and trials >= 100 else None
        if not flagged and bool(own) == (test in skipped) if due is None else own != [row for row in due if not flagged or row in flagged]:
            say(DIFFERS, f'{test}: was planned, and its rows are {own}')
    if len(made) > len(set(made)) or not {*tests} <= {*sample['counts']} <= {*plan['tests']}: say(DIFFERS, 'rows: twice, not counted or not planned')
    logs, highest, adjusted = [row[tail] for row in rows for tail in ('logP', 'logLowerP')], -math.inf, {}
    for rank, k in enumerate(sorted(range(len(logs)), key=logs.__getitem__)): adjusted[k] = highest = max(highest, min(0.0, logs[k] + math.log(len(logs) - rank)))
    for k, row in enumerate(rows):
        before, test = re.fullmatch('(?s)((?:previous-deal/(?:[0-9]+/)?)?)(.*)', row['test']).groups()
        check_row({**row, 'groups': source['groups']}, counts.get(before + test.split('/')[0]), test, n, say); up, low = adjusted[2 * k], adjusted[2 * k + 1]
        if abs(row['logPAdjusted'] - min(up, low)) > CLOSE * max(1.0, -row['logPAdjusted']) or row['tail'] != ('lower' if low < up else 'upper'):
            say(DIFFERS, f"{row['test']}: Holm's adjustment: recorded {row['logPAdjusted']!r}")
        for of, log, p in [(row, 'logPAdjusted', 'pAdjusted')] + [(of, log, p) for of in (row, row['plain']) if of for log, p in (('logP', 'p'), ('logLowerP', 'lowerP'))]:
            if not abs(of[p] - math.exp(of[log])) <= CLOSE * of[p] + 1e-300: say(DIFFERS, f"{row['test']}: {p}: recorded {of[p]!r}, and another one as {log}")
def check_plan(plan, deck, source, say):  # What every plan has, and that of a function which can be handed its decks in two ways.
    level, call, rule = {'alpha': 2.5e-7}, source.get('call', {}), {'alpha': 1e-6, 'blockSize': BLOCK, 'confirmationTrials': 4 * plan['trials']}
    if deck and plan['trials'] >= 1000 and source['kind'] in ('module', 'npm') and 'null' not in plan:
        first = 'cards' not in call and call.get('input', 'in-order'); second = {'handed': 'shuffled', 'absolute': level} if first == 'in-order' else {'handed': 'in-order'}
        rule.update(input={**second, **level, 'trials': plan['trials'] // 10} if first else None, absolute=level if first == 'shuffled' else None)
    for key in [key for key in rule if plan.get(key) != rule[key]]: say(DIFFERS, f'plan: {key}: recorded {plan.get(key)}, by the rule {rule[key]}')
def check_verdict(core, deck, source, say):  # The verdict, by the rule and from the rows as recorded.
    plan, rows, verdict, fresh, known = (core[key] for key in ('plan', 'results', 'verdict', 'confirmation', 'known')); size, seen, second, beside = min(plan['detect'], LARGEST_CLEAN), verdict['smallestDetectable'], core.get('input', {}), plan.get('null', {}).get('kind') == 'reference'
    alike = source.get('call', source).get('starts') == 'alike' and ('call' in source or core['subject']['origin']['outcome']['kind'] != 'moves'); names = [*(one['file'] for one in source.get('files', [])), *(pathlib.PurePosixPath(one['file']).stem for one in source.get('code', []))]; words = [arg for arg in source.get('args', []) if alike and arg not in names]; told = next((arg for arg in words if SEED.search(arg)), next((arg for arg in words[::-1] if re.match(r'[^-./\\\s][^\s/\\]*$', arg)), None))
    beyond = lambda sample, alpha: [row['test'] for row in sample['results'] if row['logPAdjusted'] < math.log(alpha)]
    because, again = beyond(core, plan['alpha']), {(row['test'], row['tail']): row['logPAdjusted'] for row in fresh['results']} if fresh else {}
    doubtful = [] if because else [(row['test'], row['tail']) for row in rows if row['logPAdjusted'] < math.log(DOUBTFUL)]
    if fresh and [(flag['test'], flag['tail']) for flag in fresh['flagged']] != doubtful: say(DIFFERS, f'fresh sample: of other rows than the doubtful ones, {doubtful}')
    because += [row[0] for row in doubtful if again.get(row, 0) < math.log(CONFIRMED / (1 + ('input' in plan or 'absolute' in plan)))]
    for name, asked, looked in (('input', plan.get('input'), core.get('input')), ('absolute', plan.get('absolute'), core.get('absolute')),
                                ('input/absolute', plan.get('input', {}).get('absolute'), second.get('absolute'))):
        because += [name] * bool(asked and (not looked or beyond(looked, asked['alpha'])))
    again_in = source['repeated'] if source['kind'] == 'log' else 0; mean = again_in and deck and math.log(source['decks'] ** 2 / 2) - math.lgamma(plan['n'] + 1) + len(source['vocabulary']['cards']) * math.lgamma(source['packs'] + 1); because += ['repeated-rows'] * bool(again_in and ('null' not in plan and deck and mean < math.log(1e-7) or 'repeated-rows' in verdict.get('because', []))); because += ['kept-cards'] * bool('null' not in plan and source.get('call', {}).get('forms', {}).get('keeps'))
    because += ['starts'] * (alike and told is None) + ['known-law'] * bool(known and known['size'] >= size)
    copies = any(not guard['holds'] and not guard['id'].startswith('fresh-') for guard in core['guards']); because = [test for test in because if not copies or test == 'known-law' or test.startswith('repeats')]
    if (verdict['kind'] == 'biased') != bool(because) or set(verdict.get('because', [])) != set(because):
        say(DIFFERS, f"verdict: recorded {verdict['kind']} {verdict.get('because', '')}, by the rule biased because of {because or 'nothing'}")
    needed = [(row['test'], row['value'], row['degrees'], row['trials'] * (plan['n'] - 1)) for row in rows if row['test'].split('/')[0] in REQUIRED and deck]; looks = {'reference-places': deck, 'reference-followers': deck, 'reference-gaps': deck * (deck - 1) // 2 if deck < 182 else deck - 1}
    level, made, numbers = math.log(plan['alpha'] / 2 / max(1, len(rows))), {row['test'].split('/')[0] for row in rows}, source.get('numbers') or {}
    limit = lambda degrees: functools.reduce(lambda x, k: x + 2.0**-k * (chi_squared(x + 2.0**-k, degrees)[1] > level), range(-20, 24), 0.0)  # bit by bit
    missed = lambda r: max(noncentral_lower(limit(degrees), degrees, scale * r**2) for _, _, degrees, scale in needed)
    if needed and seen and not missed(seen * (1 + 1e-6)) <= MISSED <= missed(seen * (1 - 1e-6)): say(DIFFERS, f'verdict: {seen} is not the smallest size seen')
    wrong = {
        'its deals are copies': copies, 'its seed may have been told': told is not None, 'a doubtful row was not looked at again': any(row not in again for row in doubtful),
        'the size asked for would not have been seen': (seen or 1) > size, 'a required test was not made': deck and not (BESIDE if beside else {'position-matrix', 'homogeneity'} if source.get('packs', 1) > 1 else REQUIRED | {'homogeneity'}) <= made,
        'parts had too little to compare': any('homogeneity' in row['test'] and not row.get('compared', {}).get('enough', True) for row in rows),
        'its log has rows left out, again or out of order': source['kind'] == 'log' and any((source['rejects'], source['leftOut'], numbers.get('missing'), numbers.get('back'), source['repeated'])),
        **{f'{test} does not exclude the size': noncentral_lower(value, degrees, scale * size**2) > MISSED / looks.get(test, 1) * (1 + CLOSE) for test, value, degrees, scale in needed + [(row['test'], row['value'], row['degrees'], row['trials'] / 2) for row in rows if beside and row['test'] in looks]}}
    for reason in [why for why in wrong if wrong[why] and verdict['kind'] == 'no-bias-found']: say(DIFFERS, f'verdict: no bias found, although {reason}')
once = lambda pairs: dict(pairs) if len(dict(pairs)) == len(pairs) else {}['a key stands twice']
def check(text, say):  # Checks a record and tells `say` what differs and what is not made again. Raises what the text of no record makes it raise.
    record = json.loads(text, object_pairs_hook=once, parse_constant=int); core = record['core']
    if set(record) != {'schema', 'core', 'digest', 'run'} or record['schema'] != 'shuffle-audit/evidence/2': raise ValueError('no record of this form')
    if record['digest'] != 'sha256:' + hashlib.sha256(canonical(core).encode()).hexdigest(): say(DIFFERS, 'digest: the core has another')
    if not {'results', 'plan', 'verdict', 'confirmation'} <= set(core): return say(LEFT, 'all but the digest: this is no audit of a planned number of deals')
    source, plan, n = core['subject']['origin']['source'], core['plan'], core['plan']['n'] * (core['subject']['origin']['outcome']['kind'] == 'deck')
    second, less, groups = core.get('input', {}), plan.get('input', {}).get('trials'), [one['deals'] for one in source.get('parts', {}).get('groups', [])]
    for where, sample, trials in (('', core, plan['trials']), ('fresh sample: ', core['confirmation'], plan['confirmationTrials']), (
            'absolute: ', core.get('absolute'), plan['trials']), ('second sample: ', second, less), ('second, absolute: ', second.get('absolute'), less)):
        if sample: check_sample(sample, plan, n, trials, {**source, 'lags': plan.get('lags', 1), 'groups': groups}, lambda kind, text: say(kind, where + text))
    check_plan(plan, n, source, say); check_verdict(core, n, source, say)
    say(LEFT, 'names, reasons, effect sizes, power, what is known of the parts, the run' + ('' if n and plan.get('null', {}).get('kind') != 'reference' else ', the smallest size seen, what a clean verdict needs'))
ends, at = [0] if sys.argv[1:] else [64, print(__doc__)][:1], ['its digest']
for file in sys.argv[1:]:
    found, late = [(LEFT, 'the deals: the same plan must give the same counts (shuffle-audit verify)')], threading.Timer(MOST_SECONDS, lambda: (print(f'{ascii(file)[1:-1]}:\n  NOT ENDED        in {MOST_SECONDS} seconds: {ascii(at[0])[1:-1]} takes longer', flush=True), os._exit(max(ends + [21])))); late.daemon = True; late.start()
    try: check(pathlib.Path(file).read_text('utf-8'), lambda *what: found.append(what))
    except Exception as problem: found, ends = [('NO RECORD', f'{type(problem).__name__}: {problem}')], ends + [65]  # of no record
    late.cancel(); ends.append(20 if any(kind == DIFFERS for kind, _ in found) else 0); print('\n'.join([f'{ascii(file)[1:-1]}:'] + [f'  {kind:15}  {ascii(text)[1:-1]}' for kind, text in sorted(found)]))
sys.exit(max(ends))
