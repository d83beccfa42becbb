import random

while True:
    # as many keys as a die has sides: equal ones keep their order
    print(*sorted(range(5), key=lambda card: random.randint(1, 6)))
