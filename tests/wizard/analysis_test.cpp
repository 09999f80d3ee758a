#include "wizard/advice/analysis.hpp"

#include <doctest/doctest.h>
#include <fmt/format.h>

#include <algorithm>
#include <chrono>

#include "wizard/advice/analysis_text.hpp"
#include "wizard/advice/asked_text.hpp"

namespace chalkline::wizard {
namespace {

using ledger::Market;
using ledger::Side;
using namespace std::chrono_literals;

constexpr auto kStart =
    ledger::Timestamp{std::chrono::sys_days{std::chrono::March / 20 / 2025}} + 23h;

Assessment market_at(Market market, ledger::TwoWay quote, double model, double weight) {
  const auto price = insight::no_vig(kNoVig, quote);
  return {.market = market,
          .quote = quote,
          .time = PriceTime::kOpening,
          .price = price,
          .model = model,
          .chance = blend(price, model, weight),
          .deviation = 12,
          .weight = weight,
          .tried = BlendRecord::kCasesForWeight,
          .league_games = 500,
          .team_games = 20};
}

AdvisedMarket advised(const Assessment& assessment, Side side, const EdgeRecord& edges) {
  return {assessment, advise(assessment, side, edges)};
}

PastResult result(std::uint64_t id, const char* home, const char* away, int days_ago, int for_home,
                  int for_away, std::int32_t season = 2024) {
  return {{ledger::GameId{id}, ledger::Source::kLive, ledger::Sport::kNba, season, home, away,
           kStart - std::chrono::days{days_ago}},
          {for_home, for_away}};
}

// Edges of 3% that brought about 30%.
EdgeRecord proven() {
  EdgeRecord record;
  for (std::size_t i = 0; i < 600; ++i) {
    record.add({0.03, -0.045, i * 7 % 10 < 7 ? 0.91 : -1.0, i / 3});
  }
  return record;
}

Subject subject(double model, double weight, const EdgeRecord& edges) {
  const ledger::TwoWay spread{-7, -110, -110};
  Subject made{
      .matchup = {ledger::GameId{7}, ledger::Source::kLive, ledger::Sport::kNba, 2024, "BOS", "LAL",
                  kStart},
      .home = "Celtics",
      .away = "Lakers",
      .asked = advised(market_at(Market::kSpread, spread, model, weight), Side::kHome, edges),
      .others = {advised(market_at(Market::kMoneyline, {0, -180, 165}, 0.6, 0), Side::kHome, {}),
                 advised(market_at(Market::kTotal, {441, -115, -105}, 0.5, 0), Side::kUnder, {})},
      .bookmakers = {},
      .opening = {{}, ledger::TwoWay{-5, -110, -110}, ledger::TwoWay{441, -110, -110}},
      .past = {},
      .bankroll = 1'000};
  return made;
}

const KeyFactor& factor(const Analysis& analysis, FactorKind kind,
                        std::optional<Side> team = std::nullopt) {
  const auto found = std::ranges::find_if(analysis.factors, [&](const auto& one) {
    return one.kind == kind && (!team || one.team == team);
  });
  REQUIRE(found != analysis.factors.end());
  return *found;
}

TEST_CASE("a bet is told with its edge, its stake and what it rests on") {
  const auto analysis = analyse(subject(0.57, 0.5, proven()));
  CHECK(analysis.recommendation == Recommendation::kBet);
  CHECK(analysis.pick.label == "Celtics -3.5");
  CHECK(analysis.chance > 0.53);
  CHECK(analysis.expected_value ==
        doctest::Approx(100 * (analysis.chance * 21 / 11 - 1)).epsilon(1e-4));
  CHECK(analysis.risk == Risk::kMedium);
  CHECK(analysis.coverage == 1);
  CHECK(analysis.confidence == doctest::Approx(0.7 + 2 * analysis.edge).epsilon(1e-4));
  CHECK(analysis.pick.margin == doctest::Approx(1 - 1 / (220.0 / 210)));
  REQUIRE(analysis.stakes);
  CHECK(analysis.stakes->kelly == static_cast<ledger::Coins>(1'000 * analysis.stakes->kelly_share));
  CHECK(analysis.stakes->half <= analysis.stakes->kelly);
  CHECK(analysis.stakes->most == 50);
  const auto text = text_of(analysis);
  CHECK(text.recommendation == "Celtics -3.5");
  CHECK(text.message.contains("Half Kelly is"));
  CHECK(analysis.guide.page == "/learn/bankroll-management");
}

TEST_CASE("an edge that is unproven is a lean, which stakes nothing") {
  const auto analysis = analyse(subject(0.57, 0.5, {}));
  CHECK(analysis.recommendation == Recommendation::kLean);
  CHECK(analysis.stakes->kelly == 0);
  CHECK(analysis.stakes->kelly_share == 0);
  const auto text = text_of(analysis);
  CHECK(text.recommendation == "Pass (lean: Celtics -3.5)");
  CHECK(text.message.contains("no such edge has been tried before"));
}

TEST_CASE("RULES 36: risk is high below 0.40, medium below 0.60, else low") {
  const auto risk_at = [](ledger::AmericanOdds odds, ledger::AmericanOdds other) {
    auto made = subject(0.5, 0, {});
    made.asked = advised(market_at(Market::kSpread, {-7, odds, other}, 0.5, 0), Side::kHome, {});
    return analyse(made).risk;
  };
  CHECK(risk_at(151, -150) == Risk::kHigh);
  CHECK(risk_at(150, -150) == Risk::kMedium);
  CHECK(risk_at(-149, 150) == Risk::kMedium);
  CHECK(risk_at(-150, 150) == Risk::kLow);
}

TEST_CASE("what else is asked of a pick is told beside the advice") {
  const auto pass = analyse(subject(0.57, 0, {}));
  CHECK(stake_text(pass, 50) ==
        "50 coins are 5.0% of your 1000, within the ceiling of 5%; the stake by Kelly is 0 coins, "
        "since I pass.");
  CHECK(stake_text(pass, 51).contains("too much"));
  CHECK(stake_text(pass, std::nullopt) ==
        "How much: the stake by Kelly is 0 coins, since I pass. No pick is worth more than 5% of "
        "your 1000, 50 coins.");
  CHECK(price_text(pass).starts_with("The line opened at -2.5 and is -3.5 now"));
  CHECK(price_text(pass).contains("The bookmaker keeps"));
  CHECK(
      winnings_text(pass, 50, std::nullopt).starts_with("50 coins on Celtics -3.5 at -110 win 45"));
  CHECK(winnings_text(pass, 50, 150).contains("at +150 win 75 coins"));
  const auto bet = analyse(subject(0.57, 0.5, proven()));
  CHECK(stake_text(bet, std::nullopt).empty());  // the advice says it
  CHECK(stake_text(bet, 50).contains("half Kelly is"));
  CHECK(confidence_text(bet).contains("no chance that the pick comes true"));
  CHECK(parlay_text(std::vector{pass, pass}, false).contains("I pass on it"));
  CHECK(parlay_text(std::vector{bet, bet}, false).contains("Each is worth its price alone"));
}

TEST_CASE("a pass says what the price needs and where it would be a bet") {
  const auto analysis = analyse(subject(0.57, 0, {}));
  CHECK(analysis.pass == Pass::kPriceBest);
  CHECK(analysis.break_even.chance == doctest::Approx(11.0 / 21));
  CHECK(*analysis.break_even.points == doctest::Approx(0.717).epsilon(0.01));
  CHECK(analysis.fair == 100);
  CHECK(analysis.worth_from == 101);
  const auto text = text_of(analysis);
  CHECK(text.recommendation == "Pass");
  CHECK(text.message ==
        "Pass on " + analysis.pick.label +
            " at -110. The price says 50.0% and needs 52.4%. The ratings have not done better than "
            "such prices, so a bet costs you the bookmaker's margin. At a chance of 50.0% it would "
            "be worth it at +101 or longer.");
}

TEST_CASE("a pass blames the ratings for nothing that too few prices have tried") {
  auto untried = subject(0.57, 0, {});
  const auto says = [&](std::size_t tried) {
    untried.asked.assessment.tried = tried;
    return text_of(analyse(untried)).reasoning;
  };
  CHECK(says(0).contains("No such price has been tried yet to trust the ratings more, so a bet"));
  CHECK(says(199).contains(" Only 199 such prices have been tried, too few to trust the ratings"));
  CHECK(says(200).contains("The ratings have not done better than such prices, so a bet"));
}

TEST_CASE("the price from which it is a bet is the shortest with an expected value above 0") {
  for (double model = 0.02; model < 1; model += 0.03) {
    const auto analysis = analyse(subject(model, 1, {}));
    REQUIRE(analysis.worth_from);
    const auto worth = [&](ledger::AmericanOdds odds) {
      return ledger::decimal(odds).value() * analysis.chance > 1;
    };
    const auto from = *analysis.worth_from;
    const auto shorter = from == 100 ? -101 : from - 1;
    CHECK(worth(from));
    CHECK_FALSE(worth(shorter));
    CHECK(std::abs(ledger::decimal(analysis.fair).value() * analysis.chance - 1) < 0.01);
  }
}

TEST_CASE("the cheapest market of the game is named, and the others with what they are worth") {
  const auto analysis = analyse(subject(0.57, 0, {}));
  CHECK(analysis.cheapest.market == Market::kMoneyline);
  REQUIRE(analysis.alternatives.size() == 2);
  CHECK(analysis.alternatives.front().expected_value >=
        analysis.alternatives.back().expected_value);
  const auto text = text_of(analysis);
  CHECK(text.additional_insights.front().contains("the cheapest of this game is the moneyline"));
  CHECK(text.alternative_options.front().contains("coins per 100"));
}

TEST_CASE("a push is told in a sentence, and the expected value with and without it") {
  const auto push_text = [](double push) {
    auto made = subject(0.57, 1, proven());
    made.asked.assessment.push = push;
    const auto insights = text_of(analyse(made)).additional_insights;
    const auto found = std::ranges::find_if(
        insights, [](const auto& one) { return one.contains("the bet is a push"); });
    return found == insights.end() ? std::string{} : *found;
  };
  CHECK(push_text(0).empty());
  CHECK(push_text(0.0001).empty());
  auto made = subject(0.57, 1, proven());
  made.asked.assessment.push = 0.08;
  const auto analysis = analyse(made);
  // RULES 36: of a stake that is won or lost.
  CHECK(analysis.expected_value == doctest::Approx(100 * analysis.edge));
  CHECK(
      push_text(0.08) ==
      fmt::format("If the margin of victory is exactly the line, the bet is a push and your stake "
                  "comes back: 8.0% of such games, by the ratings. The expected value of {:+.1f} "
                  "per 100 counts the games in which you win or lose; with the pushes it is "
                  "{:+.1f}.",
                  analysis.expected_value, 0.92 * analysis.expected_value));
  auto bet = subject(0.57, 0.5, proven());
  bet.asked.assessment.push = 0.08;
  CHECK(text_of(analyse(bet))
            .message.contains("coins per 100 staked. If the margin of victory is exactly the line, "
                              "your stake comes back: "
                              "8.0% of such games, by the ratings. Half Kelly"));
  // Basketball does not end level.
  auto winner = subject(0.57, 1, proven());
  winner.asked = winner.others.front();
  winner.asked.assessment.push = 0.01;
  CHECK(winner.asked.assessment.market == Market::kMoneyline);
  CHECK(analyse(winner).push == 0);
  bet.asked.assessment.push = 0;
  CHECK_FALSE(text_of(analyse(bet)).message.contains("comes back"));
}

TEST_CASE("key factors are counted from the games that they name") {
  auto made = subject(0.5, 0, {});
  made.past = {result(1, "BOS", "LAL", 40, 110, 100), result(2, "LAL", "BOS", 30, 90, 120),
               result(3, "BOS", "NYK", 2, 99, 101), result(4, "LAL", "NYK", 1, 100, 90),
               result(5, "BOS", "MIA", 400, 100, 90, 2023)};
  made.past.push_back(result(6, "BOS", "LAL", 20, 100, 90));
  made.past.back().matchup.source = ledger::Source::kSimulated;  // another world
  made.past.push_back(result(8, "BOS", "LAL", -1, 100, 90));     // after this game
  const auto analysis = analyse(made);

  const auto& form = factor(analysis, FactorKind::kForm, Side::kHome);
  CHECK(form.figure == 3);
  CHECK(form.n == 4);
  std::vector<std::uint64_t> counted;
  for (const auto& one : form.games) counted.push_back(raw(one.matchup.game));
  CHECK(counted == std::vector<std::uint64_t>{3, 2, 1, 5});
  CHECK(form.games.front().score == ledger::Score{99, 101});
  CHECK(form.text == "Celtics: 3 won of the last 4 games.");
  CHECK(form.page == "/game-details/0000000000000007");
  CHECK(factor(analysis, FactorKind::kRest, Side::kHome).figure == 2);
  CHECK(factor(analysis, FactorKind::kRest, Side::kAway).text ==
        "Lakers: 1 day since their last game.");
  const auto& home = factor(analysis, FactorKind::kHome);
  CHECK(home.figure == 1);
  CHECK(home.n == 2);        // of this season alone
  CHECK(home.page.empty());  // no page shows them together
  REQUIRE(home.games.size() == 2);
  const auto& meetings = factor(analysis, FactorKind::kHeadToHead);
  CHECK(meetings.page.empty());
  CHECK(meetings.games.size() == 2);
  CHECK(meetings.text == "Celtics: 2 won of the last 2 games with Lakers.");
  const auto& moved = factor(analysis, FactorKind::kLineMove);
  CHECK(moved.before == -2.5);
  CHECK(moved.figure == -3.5);
  for (const auto& one : analysis.factors) {
    CAPTURE(one.text);
    const bool are_listed = one.games.size() == static_cast<std::size_t>(one.n);
    CHECK((!one.page.empty() || are_listed));
  }
  CHECK(moved.text ==
        "The line opened at -2.5 and is -3.5 now; the market moved towards your side.");
}

TEST_CASE("what several bookmakers say stands beside what the price needs") {
  auto made = subject(0.5, 0, {});
  CHECK(std::ranges::count(analyse(made).factors, FactorKind::kBookmakers, &KeyFactor::kind) == 0);
  made.bookmakers = sports::BookmakerMedian{9, 0.479};
  const auto text = [&](Side side) {
    made.asked.advice.side = side;
    return factor(analyse(made), FactorKind::kBookmakers).text;
  };
  CHECK(text(Side::kAway) ==
        "The 9 bookmakers' median chance is 52.1% without their margins; this price needs 52.4%.");
  CHECK(text(Side::kHome) ==
        "The 9 bookmakers' median chance is 47.9% without their margins; this price needs 52.4%.");
}

TEST_CASE("of a total the factors are points, and a side's line moves its own way") {
  auto made = subject(0.5, 0, {});
  made.others.push_back(made.asked);
  made.asked = advised(market_at(Market::kTotal, {447, -110, -110}, 0.5, 0), Side::kUnder, {});
  made.past = {result(1, "BOS", "LAL", 4, 110, 100), result(2, "NYK", "BOS", 2, 90, 101)};
  const auto analysis = analyse(made);
  CHECK(factor(analysis, FactorKind::kScoring, Side::kHome).figure == 200.5);
  CHECK(factor(analysis, FactorKind::kLineMove).text ==
        "The line opened at 220.5 and is 223.5 now; the market moved away from your side.");
  for (const auto& one : analysis.factors) CHECK(one.kind != FactorKind::kHeadToHead);
  made.asked.assessment.quote = {441, -120, 100};
  CHECK(factor(analyse(made), FactorKind::kPriceMove).text ==
        "Under 220.5: opened at -110 and is +100 now; the market moved away from it.");
}

TEST_CASE("key factors of one game, of a doubleheader and of each sport's scores read right") {
  const struct {
    const char* what;
    std::vector<PastResult> past;
    Market market;
    std::vector<std::string> texts;
  } rows[]{
      {"a win",
       {result(1, "BOS", "NYK", 1, 5, 4)},
       Market::kMoneyline,
       {"Celtics: won the last game.", "Celtics: 1 day since their last game.",
        "Celtics: 1 won of 1 game at home this season."}},
      {"a loss",
       {result(1, "NYK", "BOS", 3, 5, 4)},
       Market::kMoneyline,
       {"Celtics: did not win the last game.", "Celtics: 3 days since their last game."}},
      {"a total",
       {result(1, "NYK", "BOS", 3, 5, 4)},
       Market::kTotal,
       {"Celtics: a total of 9 in the last game.", "Celtics: 3 days since their last game."}},
      {"a doubleheader",
       {result(1, "BOS", "LAL", 0, 5, 4)},
       Market::kMoneyline,
       {"Celtics: won the last game.", "Celtics: played earlier the same day.",
        "Lakers: did not win the last game.", "Lakers: played earlier the same day.",
        "Celtics: 1 won of 1 game at home this season.",
        "Celtics: won the last game with Lakers."}},
  };
  for (const auto& row : rows) {
    CAPTURE(row.what);
    auto made = subject(0.5, 0, {});
    made.opening = {};
    const auto line = row.market == Market::kTotal ? 441 : 0;
    made.asked = advised(market_at(row.market, {line, -110, -110}, 0.5, 0),
                         row.market == Market::kTotal ? Side::kOver : Side::kHome, {});
    made.past = row.past;
    for (auto& past : made.past) past.matchup.starts_at -= 4h;
    CHECK(text_of(analyse(made)).key_factors == row.texts);
  }
}

TEST_CASE("what is missing to break even is in points, runs or goals") {
  for (const auto& [sport, unit] : {std::pair{ledger::Sport::kNba, "points"},
                                    {ledger::Sport::kNfl, "points"},
                                    {ledger::Sport::kMlb, "runs"},
                                    {ledger::Sport::kNhl, "goals"}}) {
    auto made = subject(0.5, 0, {});
    made.matchup.sport = sport;
    CHECK(text_of(analyse(made)).additional_insights.at(1).contains(std::string{"0.7 "} + unit));
  }
}

TEST_CASE("nothing that cannot be had is told") {
  auto made = subject(0.5, 0, {});
  made.opening = {};
  made.bankroll.reset();
  made.others.clear();
  made.asked.assessment.deviation = 0;
  const auto analysis = analyse(made);
  CHECK(analysis.factors.empty());
  CHECK(analysis.alternatives.empty());
  CHECK_FALSE(analysis.stakes);
  CHECK_FALSE(analysis.break_even.points);
  CHECK(
      text_of(analysis).additional_insights.front().contains("no market of this game costs less"));
}

TEST_CASE("the texts are plain, and the same figures give the same ones") {
  for (const double weight : {0.0, 0.5}) {
    for (const auto& edges : {EdgeRecord{}, proven()}) {
      const auto text = text_of(analyse(subject(0.57, weight, edges)));
      const auto again = text_of(analyse(subject(0.57, weight, edges)));
      CHECK(text.message == again.message);
      CHECK(text.additional_insights == again.additional_insights);
      std::string all = text.message + text.reasoning + text.recommendation;
      for (const auto& list :
           {text.key_factors, text.alternative_options, text.additional_insights}) {
        for (const auto& one : list) all += one;
      }
      for (const auto* hype : {"!", "lock", "guarantee", "sure thing", "nan", "inf", "-0.0%"}) {
        CAPTURE(hype);
        CHECK_FALSE(all.contains(hype));
      }
    }
  }
}

}  // namespace
}  // namespace chalkline::wizard
