"""Records of bets for make_progress_cases.py, each a purse that is lived through from a seed."""

import random
from fractions import Fraction

from make_progress_cases import AWAY, HOME, LOST, MINUTE, OPEN, OVER, PUSH, UNDER, VOID, WON, decimal, no_vig

START = 1_790_000_000 * 10**6  # some day, in microseconds


def pick(random_, closes=True):
    """A leg at a price with a margin, and how its line closed."""
    chance = random_.uniform(0.25, 0.75)
    odds, other = american(chance + 0.022), american(1 - chance + 0.022)
    side = random_.choice([HOME, AWAY, OVER, UNDER])
    line = random_.choice([0, 7, -9, 440])
    leg = {"odds": odds, "other": other, "side": side, "line": line, "close": None, "mayClose": False, "pushed": False}
    if closes and random_.random() < 0.75:
        moved = random_.choice([0, 0, 0, 1, -2, 3])
        shift = random_.gauss(0, 0.02)
        leg["close"] = [line + moved, american(chance + shift + 0.022), american(1 - chance - shift + 0.022),
                        random_.choice([12.8, 4.4])]
    return leg


def american(chance):
    chance = min(max(chance, 0.03), 0.97)
    return -round(100 * chance / (1 - chance)) if chance > 0.5 else max(100, round(100 * (1 - chance) / chance))


def profit(stake, odds):
    """Rounded half up."""
    return int(Fraction(stake) * (decimal(odds) - 1) + Fraction(1, 2))


class Purse:
    """Coins, positions and time."""

    def __init__(self, coins, held=0):
        self.available, self.held, self.position, self.now = coins, held, 10, START
        self.bets, self.resets = [], []

    def place(self, stake, legs, odds=None, stated=0, game=1, conditional=False):
        base = self.available + self.held
        self.available -= stake
        self.held += stake
        self.position += 1
        bet = {"placedBy": self.position, "placedAt": self.now, "end": OPEN, "settledBy": 0, "settledAt": 0,
               "credit": 0, "equity": 0, "odds": odds or legs[0]["odds"], "stated": stated, "stake": stake,
               "bankroll": base, "held": self.held, "game": game, "conditional": conditional,
               "followed": self.position % 3 == 0 or self.position > 260, "legs": legs}
        self.bets.append(bet)
        return bet

    def settle(self, bet, end):
        stake = bet["stake"]
        self.position += 1
        credit = {WON: stake + profit(stake, bet["odds"]), LOST: 0}.get(end, stake)
        bet.update(end=end, settledBy=self.position, settledAt=self.now, credit=credit,
                   equity=self.available + self.held)
        self.available += credit
        self.held -= stake

    def give(self, coins, is_reset):
        self.position += 1
        self.available += coins
        if is_reset:
            self.resets.append(self.position)

    def wait(self, minutes):
        self.now += int(minutes * MINUTE)


def edges():
    """One of each case that section by section could be got wrong."""
    random_, purse = random.Random(4), Purse(1000)
    close = {"close": [0, -120, 100, 12.8], "line": 0}
    single = lambda **more: {**pick(random_, False), **more}
    for end in (WON, LOST, PUSH, VOID):
        purse.settle(purse.place(50, [single(**close)], stated=60, game=purse.position), end)
        purse.wait(10)
    # Exactly 5%, then just above.
    base = purse.available + purse.held
    purse.settle(purse.place(base // 20, [single(**close, odds=-110, other=-110)], game=5), WON)
    purse.settle(purse.place((purse.available + purse.held) // 20 + 1, [single(other=0)], stated=40, game=6), LOST)
    purse.settle(purse.place(30, [single()], odds=180, stated=55, game=7, conditional=True), WON)
    # Parlays: all closed, with a pushed leg, one without a close, with a leg that never closes, lost while a line is open.
    for legs in ([single(**close), single(**close)], [single(**close, pushed=True), single(**close)],
                 [single(pushed=True), single(**close)],
                 [single(**close), single()], [single(**close), single(mayClose=True)]):
        purse.wait(60)
        purse.settle(purse.place(10, legs, odds=260, stated=30, game=purse.position), random_.choice([WON, LOST]))
    purse.wait(30)
    purse.place(20, [single(**close)], stated=70, game=20)  # still open
    # All is lost, a reset begins a new run, and the coins of a corrected bet are owed.
    rest = purse.available
    purse.settle(purse.bets[-1], LOST)
    purse.settle(purse.place(rest, [single(**close)], stated=99, game=21), LOST)
    purse.give(1000, True)
    purse.settle(purse.place(100, [single(**close)], stated=1, game=22), WON)
    purse.settle(purse.place(400, [single(**close)], game=23), LOST)
    owing = purse.place(50, [single(**close)], game=24)
    purse.available -= 2000
    purse.settle(owing, LOST)
    purse.give(2500, False)
    purse.settle(purse.place(100, [single(**close)], game=25), WON)
    return "edges", purse.bets, purse.resets


def mixed(name, seed, n, skill, games=None):
    """A bettor whose chances are right to `skill`, with props, parlays, pushes, voids and several bets a game."""
    random_, purse = random.Random(seed), Purse(2000)
    for i in range(n):
        game = i if games is None else random_.randrange(games)
        parlay = random_.random() < 0.15
        legs = [pick(random_) for _ in range(random_.choice([2, 3]) if parlay else 1)]
        d, q = 1, 1
        for leg in legs:
            d, q = d * decimal(leg["odds"]), q * no_vig(leg["odds"], leg["other"])
        odds = round(100 * (d - 1)) if d >= 2 else -round(100 / (d - 1))
        stated = round(100 * min(max(float(q) + random_.gauss(0.04, 0.06), 0.02), 0.98)) if random_.random() < 0.7 else 0
        stake = max(1, round((purse.available + purse.held) * 0.03 * random_.lognormvariate(0, 0.6)))
        bet = purse.place(min(stake, purse.available), legs, odds, stated, game,
                          conditional=not parlay and random_.random() < 0.05)
        purse.wait(random_.uniform(5, 120))
        roll = random_.random()
        end = PUSH if roll < 0.04 else VOID if roll < 0.06 else WON if random_.random() < float(q) * skill else LOST
        purse.settle(bet, end)
        purse.wait(random_.uniform(1, 200))
        if purse.available < 100:
            purse.give(1000 - purse.available, True)
    return name, purse.bets, purse.resets


def chaser(name, seed, n, stops=0):
    """Stakes twice as much and sooner after a loss, but for the last bets, which go on over weeks."""
    random_, purse = random.Random(seed), Purse(10_000)
    lost = False
    for i in range(n):
        chases = i < n - stops
        if not chases and i % 10 == 0:
            purse.wait(36 * 60)
        purse.wait(random_.expovariate(1 / (6 if lost and chases else 18)))
        share = 0.02 * random_.lognormvariate(0, 0.3) * (2.2 if lost and chases else 1)
        bet = purse.place(max(1, round((purse.available + purse.held) * share)), [pick(random_)], game=i)
        purse.wait(random_.uniform(5, 20))
        lost = random_.random() < 0.5
        purse.settle(bet, LOST if lost else WON)
    return name, purse.bets, purse.resets


def improver(name, seed, n):
    """One who says 55 to 64% of each bet and takes better prices in the last 30, four bets on three games."""
    random_, purse = random.Random(seed), Purse(10_000)
    for i in range(n):
        chance = random_.uniform(0.5, 0.6)
        close = chance + random_.gauss(0.06 if i >= n - 30 else -0.01, 0.02)
        leg = {**pick(random_, False), "odds": american(chance + 0.022), "other": american(1 - chance + 0.022), "line": 0,
               "close": [0, american(close + 0.022), american(1 - close + 0.022), 12.8]}
        bet = purse.place(100, [leg], stated=random_.randint(55, 64), game=i - (i % 4 == 3))
        purse.wait(90)
        purse.settle(bet, WON if random_.random() < chance else LOST)
    return name, purse.bets, purse.resets


def records():
    yield "no bet", [], []
    yield edges()
    yield mixed("a few", 11, 25, 1.0)
    yield mixed("one a game", 12, 160, 1.0)
    yield mixed("several a game", 13, 120, 0.6, games=80)
    yield mixed("won too often", 14, 150, 1.5)
    yield chaser("a chaser", 15, 120)
    yield chaser("one who has stopped", 16, 330, stops=210)
    yield improver("better prices", 17, 120)
