#include "ledger/audit/evidence.hpp"

#include <doctest/doctest.h>

#include "tests/ledger/audit/known_game.hpp"

namespace chalkline::ledger {
namespace {

using namespace test;

// Tells the audit of a game, record by record, and keeps what it reports.
class Audited {
 public:
  Audited& happens(const Event& event, Timestamp time = kNoon, Position caused_by = 0) {
    audit_.take({++position_, time, 0, caused_by, {}, event},
                [this](std::string what) { faults_.push_back(std::move(what)); });
    return *this;
  }
  Audited& listed(GameId game) { return happens(committed(scheduled(game), "the key")); }
  Audited& bet_on(const Pick& pick, std::optional<Condition> condition = {},
                  Timestamp time = kNoon) {
    BetPlaced placed;
    placed.legs = {leg(pick)};
    placed.condition = condition;
    return happens(placed, time);
  }
  Audited& ended(GameId game, Timestamp time = kTipOff + 1h) {
    happens(*KnownGame{game}.statistics(), time);
    return happens(KnownGame{game}.result(), time);
  }
  Audited& revealed(GameId game, Timestamp time = kTipOff + 1h) {
    return happens(GameRevealed{game, "the key"}, time);
  }
  // An operator sets the result: an act and what it causes.
  Audited& set_by_operator(GameId game, Score score, Timestamp time = kTipOff + 1h) {
    happens(acted(game, OperatorAct::kResultSet), time);
    return happens(ResultRecorded{game, score}, time, position_);
  }
  std::vector<Position> overruling() const { return audit_.overruling(); }
  const std::vector<std::string>& faults() const { return faults_; }
  // What is left for a reader to judge, after the last record.
  std::vector<std::string> remarks() {
    audit_.finish();
    std::vector<std::string> all;
    for (const auto& remark : audit_.remarks()) all.push_back(remark.what);
    return all;
  }

 private:
  AuditEvidence audit_{open_known};
  Position position_{};
  std::vector<std::string> faults_;
};

using Faults = std::vector<std::string>;

Audited listed_game() {
  Audited audited;
  audited.listed(kBears);
  return audited;
}

Pick quoted_pick(Market market, Side side, HalfPoints line, AmericanOdds odds, AmericanOdds other) {
  return {kBears, market, side, line, odds, other, kQuotedAt};
}

TEST_CASE("a bet at a price that a newer one had replaced is remarked on") {
  const auto pick = quoted_pick(Market::kMoneyline, Side::kHome, 0, -120, 100);
  for (const auto late : {0min, 4min, 5min, 9min}) {
    CAPTURE(late.count());
    auto audited = listed_game();
    audited.bet_on(pick, {}, kQuotedAgainAt + late).ended(kBears).revealed(kBears);
    CHECK(audited.faults().empty());
    CHECK(audited.remarks().size() == (late >= kPriceReplaced ? 1 : 0));
  }
}

TEST_CASE("a price that moved and came back while a server was down is not remarked on") {
  const auto spread = quoted_pick(Market::kSpread, Side::kAway, 7, -105, -110);
  const auto remarks = [&](std::optional<Condition> condition) {
    auto audited = listed_game();
    audited.bet_on(spread, condition, kQuotedAgainAt + 9min).ended(kBears).revealed(kBears);
    CHECK(audited.faults().empty());
    return audited.remarks().size();
  };
  CHECK(remarks({}) == 0);
  CHECK(remarks(Condition{ConditionType::kIfCover, Side::kHome, -7, {}}) == 0);
  // The price of the condition has not come back.
  Condition moved{ConditionType::kIfWin, Side::kHome, 0, {}};
  moved.odds = -120;
  CHECK(remarks(moved) == 1);
}

TEST_CASE("a game without an end is remarked on once a later one has been revealed for an hour") {
  const auto later = committed(scheduled(kLakers, kTipOff + 2h), "the key");
  const auto ledger_of = [&](Timestamp until) {
    auto audited = listed_game();
    audited.happens(later).ended(kLakers, kTipOff + 3h).revealed(kLakers, kTipOff + 3h);
    return audited.happens(DataViewed{}, until).remarks();
  };
  CHECK(ledger_of(kTipOff + 3h + 59min).empty());
  CHECK(
      ledger_of(kTipOff + 4h) ==
      Faults{
          "game " + to_string(kBears) +
          " was committed to and has no end, although a game that began later has been revealed"});
}

TEST_CASE("a game that was committed to and is void without an operator is remarked on") {
  auto audited = listed_game();
  audited.happens(GameCancelled{kBears}, kTipOff + 48h);
  CHECK(audited.faults().empty());
  CHECK(audited.remarks().size() == 1);
  auto cancelled = listed_game();
  cancelled.happens(acted(kBears, OperatorAct::kCancelled), kTipOff + 48h)
      .happens(GameCancelled{kBears}, kTipOff + 48h, 2);
  CHECK(cancelled.faults().empty());
  CHECK(cancelled.remarks().empty());
}

TEST_CASE("what a reveal derives is no fault") {
  auto audited = listed_game();
  audited.bet_on(quoted_pick(Market::kMoneyline, Side::kHome, 0, -120, 100))
      .bet_on(quoted_pick(Market::kMoneyline, Side::kAway, 0, 100, -120))
      .bet_on(quoted_pick(Market::kSpread, Side::kHome, -7, -110, -105))
      .bet_on(quoted_pick(Market::kSpread, Side::kAway, 7, -105, -110))
      .bet_on(quoted_pick(Market::kTotal, Side::kOver, 95, -105, -115))
      .bet_on(quoted_pick(Market::kTotal, Side::kUnder, 95, -115, -105));
  auto prop = quoted_pick(Market::kProp, Side::kUnder, 13, -112, -110);
  prop.prop = kPointGuard;
  audited.bet_on(prop);
  Pick live{kBears, Market::kMoneyline, Side::kAway, 0, -250, 200, kLiveAt};
  live.live = true;
  audited.bet_on(live, {}, kLiveAt + 2s);
  const auto favourite = quoted_pick(Market::kMoneyline, Side::kHome, 0, -120, 100);
  for (const auto side : {Side::kHome, Side::kAway}) {
    const HalfPoints line = side == Side::kHome ? -7 : 7;
    audited.bet_on(favourite, Condition{ConditionType::kIfCover, side, line, {}});
    audited.bet_on(favourite, Condition{ConditionType::kIfWin, side, 0, {}});
  }
  audited.happens(LineClosed{kBears, kQuotedAt, kShown}).ended(kBears).revealed(kBears);
  CHECK(audited.faults() == Faults{});
}

TEST_CASE("a price, a line or a time that nobody quoted is a fault of its bet") {
  const auto good = quoted_pick(Market::kSpread, Side::kAway, 7, -105, -110);
  const auto fault = [&](auto change, Timestamp time = kNoon) {
    auto pick = good;
    change(pick);
    return listed_game().bet_on(pick, {}, time).ended(kBears).revealed(kBears).faults();
  };
  const Faults unquoted{"bet 2 was not placed at a price that was quoted"};
  CHECK(fault([](auto&) {}) == Faults{});
  CHECK(fault([](auto& pick) { pick.odds = -104; }) == unquoted);
  CHECK(fault([](auto& pick) { pick.other_odds = -111; }) == unquoted);
  CHECK(fault([](auto& pick) { pick.line = 8; }) == unquoted);
  CHECK(fault([](auto& pick) { pick.side = Side::kHome; }) == unquoted);
  CHECK(fault([](auto& pick) { pick.quoted_at += 1us; }) == unquoted);
  CHECK(fault([](auto& pick) { pick.live = true; }) == unquoted);
  CHECK(fault([](auto& pick) { pick.prop = kPointGuard; }) == unquoted);
  CHECK(fault([](auto&) {}, kQuotedAt - 1us) ==
        Faults{"the quote that bet 2 took was still to come"});
}

TEST_CASE("a condition at a handicap or a price that nobody quoted is a fault of its bet") {
  const auto good = quoted_pick(Market::kTotal, Side::kOver, 95, -105, -115);
  const auto faults = [&](const Condition& condition, Timestamp quoted_at = kQuotedAt) {
    auto pick = good;
    pick.quoted_at = quoted_at;
    return listed_game().bet_on(pick, condition).ended(kBears).revealed(kBears).faults();
  };
  const Faults unquoted{"the condition of bet 2 is not as it was quoted"};
  using enum ConditionType;
  CHECK(faults({kIfCover, Side::kAway, 7, {}, -105}) == Faults{});
  CHECK(faults({kIfCover, Side::kAway, 8, {}, -105}) == unquoted);
  CHECK(faults({kIfCover, Side::kAway, 7, {}, -104}) == unquoted);
  CHECK(faults({kIfWin, Side::kHome, 0, {}, -120}) == Faults{});
  CHECK(faults({kIfWin, Side::kAway, 0, {}, -120}) == unquoted);
  CHECK(faults({kIfLose, Side::kHome, 0, {}, 100}) == Faults{});
  CHECK(faults({kIfLose, Side::kHome, 0, {}, -120}) == unquoted);
  // The rules price what no market quotes.
  CHECK(faults({kIfTime, Side::kHome, 0, TimeMark::kHalftime, 150}) == Faults{});
  CHECK(faults({kIfWin, Side::kHome, 0, {}, -120}, kQuotedAt + 1s) ==
        Faults{"bet 2 was not placed at a price that was quoted", unquoted.front()});
}

TEST_CASE("a closing line, a result or figures that do not follow are faults") {
  auto other_close = kShown;
  other_close.total->first = -110;
  CHECK(listed_game()
            .happens(LineClosed{kBears, kQuotedAt, other_close})
            .ended(kBears)
            .revealed(kBears)
            .faults() == Faults{"its closing line is not the one recorded",
                                "its closing line was not quoted when the record says"});
  CHECK(listed_game()
            .happens(LineClosed{kBears, kNoon, kShown})
            .ended(kBears)
            .revealed(kBears)
            .faults() == Faults{"its closing line was not quoted when the record says"});
  const auto figures = *KnownGame{kBears}.statistics();
  CHECK(listed_game()
            .happens(figures)
            .happens(ResultRecorded{kBears, {24, 16}})
            .revealed(kBears)
            .faults() == Faults{"its result is not the one recorded"});
  CHECK(listed_game()
            .happens(figures)
            .happens(ResultRecorded{kBears, {24, 17}, {Score{1, 0}, {}, {}, {}}})
            .revealed(kBears)
            .faults() == Faults{"its result is not the one recorded"});
  CHECK(listed_game().happens(ResultRecorded{kBears, {24, 17}}).revealed(kBears).faults() ==
        Faults{"its players' figures are not those recorded"});
  CHECK(listed_game().ended(kBears).happens(GameRevealed{kBears, "another"}).faults() ==
        Faults{"what is revealed is not this game"});
  CHECK(listed_game()
            .ended(kBears)
            .revealed(kBears)
            .happens(ResultRecorded{kBears, {0, 1}})
            .faults() == Faults{"the result of a revealed game is changed"});
}

TEST_CASE("a game that has ended is revealed before a later one, and within an hour of its end") {
  const Faults missing{"game " + to_string(kBears) + " has ended and was not revealed"};
  const auto both = [] {
    auto audited = listed_game();
    audited.listed(kLakers).ended(kBears, kTipOff);
    return audited;
  };
  CHECK(both().ended(kLakers, kTipOff + 1h).faults() == Faults{});
  CHECK(both().ended(kLakers, kTipOff + 1h + 1us).faults() == missing);
  CHECK(both().ended(kLakers, kTipOff).revealed(kLakers, kTipOff).faults() == missing);
  CHECK(both().ended(kLakers, kTipOff).revealed(kBears).revealed(kLakers).faults() == Faults{});
  // Of a late result they are compared all the same.
  CHECK(both().ended(kLakers, kTipOff + 2h).happens(GameRevealed{kBears, "another"}).faults() ==
        Faults{missing.front(), "what is revealed is not this game"});
  // A void bet needs no reveal: every stake went back.
  CHECK(listed_game()
            .listed(kLakers)
            .happens(GameCancelled{kBears}, kTipOff + 48h)
            .ended(kLakers, kTipOff + 50h)
            .revealed(kLakers)
            .faults() == Faults{});
}

TEST_CASE("what was awaited by a wrong clock is awaited from where the clock was set back to") {
  static constexpr auto kWrong = kNoon + std::chrono::days{400};
  const auto back = [] {
    Audited audited;
    audited.happens(committed(scheduled(kBears), "the key"), kWrong);
    audited.listed(kLakers).ended(kBears, kWrong).happens(ClockSet{kWrong}, kNoon);
    return audited;
  };
  CHECK(back().ended(kLakers, kNoon + 1h).faults() == Faults{});
  CHECK(back().ended(kLakers, kNoon + 1h + 1us).faults().size() == 1);
}

TEST_CASE("an operator's result that a commitment does not derive is named, and no fault") {
  using Acts = std::vector<Position>;
  const auto check = [](const Audited& audited, const Acts& overruling) {
    CHECK(audited.faults() == Faults{});
    CHECK(audited.overruling() == overruling);
  };
  check(listed_game().set_by_operator(kBears, {17, 24}).revealed(kBears), {2});
  check(listed_game().set_by_operator(kBears, {24, 17}).revealed(kBears), {});
  // Before the reveal, which goes on as the feed had begun it, and after it.
  check(listed_game().ended(kBears).set_by_operator(kBears, {17, 24}).revealed(kBears), {4});
  check(listed_game().ended(kBears).revealed(kBears).set_by_operator(kBears, {17, 24}), {5});
  // The feed reveals the game at its own end, however long after the operator's.
  check(listed_game()
            .listed(kLakers)
            .set_by_operator(kBears, {17, 24})
            .ended(kLakers, kTipOff + 4h)
            .revealed(kLakers, kTipOff + 4h)
            .revealed(kBears, kTipOff + 5h),
        {3});
}

TEST_CASE("an operator's act explains its own result alone") {
  const Faults changed{"the result of a revealed game is changed"};
  const auto after_reveal = [] {
    auto audited = listed_game();
    return audited.ended(kBears).revealed(kBears);
  };
  const auto act = acted(kBears, OperatorAct::kResultSet);
  // 5 is the act.
  CHECK(after_reveal().happens(act).happens(ResultRecorded{kBears, {0, 1}}).faults() == changed);
  CHECK(after_reveal()
            .happens(act)
            .happens(ResultRecorded{kBears, {0, 1}}, kTipOff + 1h, 4)
            .faults() == changed);
  CHECK(listed_game()
            .set_by_operator(kBears, {17, 24})
            .happens(ResultRecorded{kBears, {0, 1}})
            .revealed(kBears)
            .faults() == Faults{"its result is not the one recorded",
                                "its players' figures are not those recorded"});
}

TEST_CASE(
    "a simulated game is committed to from version 2 of the rules on, and stays at its start") {
  const Faults uncommitted{"a simulated game without a commitment"};
  const auto under = [](std::uint16_t version, const GameScheduled& game) {
    return Audited{}.happens(RulesAdopted{version}).happens(game).faults();
  };
  CHECK(Audited{}.happens(scheduled(kLakers)).faults() == Faults{});
  // The first game of a ledger as well.
  CHECK(under(2, scheduled(kLakers)) == uncommitted);
  CHECK(under(3, scheduled(kLakers)) == uncommitted);
  CHECK(under(2, committed(scheduled(kLakers), "the key")) == Faults{});
  auto replayed = scheduled(kLakers);
  replayed.source = Source::kReplay;
  CHECK(under(2, replayed) == Faults{});
  CHECK(listed_game().happens(GameRescheduled{kBears, kTipOff + 1h}).faults() ==
        Faults{"a game that was committed to is moved"});
}

TEST_CASE("a game that was committed to is cancelled by an operator, or 48 hours after its start") {
  const Faults cancelled{"a game that was committed to is cancelled by its feed"};
  const auto at = [](Timestamp time) {
    return listed_game().happens(GameCancelled{kBears}, time).faults();
  };
  CHECK(at(kTipOff - 1h) == cancelled);
  CHECK(at(kTipOff + 48h - 1us) == cancelled);
  CHECK(at(kTipOff + 48h) == Faults{});
  const auto act = acted(kBears, OperatorAct::kCancelled);
  CHECK(listed_game().happens(act).happens(GameCancelled{kBears}, kNoon, 2).faults() == Faults{});
  CHECK(listed_game().happens(act).happens(GameCancelled{kBears}).faults() == cancelled);
  CHECK(Audited{}.happens(scheduled(kBears)).happens(GameCancelled{kBears}).faults() == Faults{});
}

}  // namespace
}  // namespace chalkline::ledger
