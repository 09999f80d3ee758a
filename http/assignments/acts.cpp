#include "http/assignments/acts.hpp"

#include <algorithm>
#include <utility>

#include "ledger/rules/settlement.hpp"

namespace chalkline::http {
namespace {

using insight::assignments::Act;
namespace acts = insight::assignments;

double return_of(ledger::AmericanOdds odds, ledger::AmericanOdds other_odds) {
  return ledger::decimal(odds).value() * ledger::no_vig(odds, other_odds).value();
}

// Those that had not begun.
std::vector<std::uint64_t> games_ahead(const ledger::BetPlaced& bet) {
  std::vector<std::uint64_t> games;
  for (const auto& leg : bet.legs) {
    if (!leg.live) games.push_back(ledger::raw(leg.game));
  }
  return games;
}

std::optional<double> market_chance(const ledger::BetPlaced& bet) {
  if (bet.condition) return std::nullopt;
  double chance = 1;
  for (const auto& leg : bet.legs) chance *= ledger::no_vig(leg.odds, leg.other_odds).value();
  return chance;
}

// Common to both streams: the act of a record, on its day.
struct ActReader {
  const ActSources& sources;
  ReadActs found{};

  void add(const ledger::Record& record, auto what, std::optional<ledger::Date> day = {}) {
    found.acts.push_back({.position = record.position,
                          .at = record.time,
                          .day = day ? *day : sources.day(record.time),
                          .what = std::move(what)});
  }
};

struct PurseReader : ActReader {
  ledger::Coins held{};  // before the record

  void on(const auto& /*other*/, const ledger::Record& /*record*/) {}

  void on(const ledger::BetPlaced& bet, const ledger::Record& record) {
    const auto& leg = bet.legs.front();
    const bool is_single = bet.legs.size() == 1 && !bet.condition;
    acts::Staked staked{.games = games_ahead(bet),
                        .stake = bet.stake,
                        .bankroll = bet.balance_after + bet.stake + held,
                        .at_risk = held + bet.stake,
                        .odds = ledger::odds_of(bet),
                        .stated = bet.stated_chance,
                        .market = market_chance(bet),
                        .single = is_single,
                        .margin = margin_of(leg.odds, leg.other_odds)};
    if (is_single && leg.market != ledger::Market::kProp && !leg.live)
      staked.middle = sources.middle(leg.game, leg.quoted_at);
    add(record, staked);
  }
  void on(const ledger::SettlementReversed& /*reversed*/, const ledger::Record& record) {
    found.last_reversed_at = record.position;
  }
  void on(const ledger::BetReviewed& look_back, const ledger::Record& record) {
    found.look_backs.push_back({found.acts.size(), look_back.bet});
    add(record, acts::LookedBack{}, look_back.date);
  }
  void on(const ledger::GamePassed& passed, const ledger::Record& record) {
    add(record, acts::GamePassed{ledger::raw(passed.game)});
  }
  void on(const ledger::MemberLeft& /*left*/, const ledger::Record& record) {
    if (!found.left_at) found.left_at = record.position;
  }
};

bool has_any(const ledger::LimitValues& limits) {
  return limits.max_stake || limits.max_bets_per_day || limits.max_loss_per_week;
}

struct PersonReader : ActReader {
  ledger::Bits<ledger::Guide> read;

  void on(const auto& /*other*/, const ledger::Record& /*record*/) {}

  void on(const ledger::EstimateGiven& given, const ledger::Record& record) {
    const auto& asked = given.asked;
    found.estimates.push_back({record.position, asked});
    add(record,
        acts::ChanceGiven{.game = ledger::raw(asked.game),
                          .percent = given.chance,
                          .unseen = given.unseen,
                          .daily = given.daily,
                          .margin = margin_of(asked.odds, asked.other_odds),
                          .middle = sources.middle(asked.game, asked.quoted_at)},
        given.date);
  }
  void on(const ledger::ReviewAnswered& answer, const ledger::Record& record) {
    const auto guide = std::to_underlying(answer.guide);
    if (read.has(answer.guide)) add(record, acts::GuideRead{guide}, answer.date);
    add(record, acts::CheckAnswered{guide, answer.check, answer.right}, answer.date);
  }
  void on(const ledger::GuideRead& guide, const ledger::Record& record) {
    add(record, acts::GuideRead{std::to_underlying(guide.guide)});
  }
  void on(const ledger::MarketMarked& marked, const ledger::Record& record) {
    const auto& asked = marked.asked;
    add(record, acts::Marked{ledger::raw(asked.game), margin_of(asked.odds, asked.other_odds)});
  }
  void on(const ledger::MarginGuessed& guessed, const ledger::Record& record) {
    constexpr double kGuessUnits = 1'000;  // tenths of a percent
    acts::MarginGuessed act{{}, guessed.guess / kGuessUnits, margin_of(guessed.sides)};
    for (const auto& side : guessed.sides) act.games.push_back(ledger::raw(side.game));
    add(record, std::move(act));
  }
  void on(const ledger::HunchStated& stated, const ledger::Record& record) {
    add(record, acts::HunchStated{stated.bets});
  }
  void on(const ledger::HunchClosed& closed, const ledger::Record& record) {
    add(record, acts::HunchClosed{closed.hunch, closed.judged});
  }
  void on(const ledger::LimitsSet& set, const ledger::Record& record) {
    const auto minutes = set.reality_check_minutes;
    const auto& limits = found.limits;
    const bool waits = set.pending && (!limits || set.pending != limits->pending);
    const bool is_rarer = limits && limits->reality_check_minutes && minutes &&
                          *minutes > *limits->reality_check_minutes;
    add(record,
        acts::LimitsChanged{.limit = has_any(set.pending ? set.pending->values : set.current),
                            .reality_check = minutes.has_value(),
                            .loosened = waits || is_rarer});
    found.limits = set;
  }
  void on(const ledger::DataViewed& viewed, const ledger::Record& record) {
    if (viewed.view == ledger::DataView::kCalibration) add(record, acts::CalibrationOpened{});
  }
};

template <class Reader>
ReadActs read_all(std::span<const MemberRecord> records, Reader reader) {
  for (const auto& [record, held] : records) {
    if constexpr (requires { reader.held; }) reader.held = held;
    std::visit([&](const auto& event) { reader.on(event, record); }, record.event);
  }
  return std::move(reader.found);
}

}  // namespace

ReadActs acts_of_purse(std::span<const MemberRecord> records, const ActSources& sources) {
  return read_all(records, PurseReader{{sources}});
}

ReadActs acts_of_person(std::span<const MemberRecord> records, ledger::Bits<ledger::Guide> read,
                        const ActSources& sources, std::optional<ledger::LimitsSet> limits) {
  return read_all(records, PersonReader{{sources, {.limits = limits}}, read});
}

double margin_of(ledger::AmericanOdds odds, ledger::AmericanOdds other_odds) {
  return 1 - return_of(odds, other_odds);
}

double margin_of(std::span<const ledger::AskedSide> sides) {
  double whole = 1;
  for (const auto& side : sides) whole *= return_of(side.odds, side.other_odds);
  return 1 - whole;
}

std::optional<double> middle_margin(const ledger::Lines& lines) {
  std::vector<double> margins;
  for (const auto market :
       {ledger::Market::kMoneyline, ledger::Market::kSpread, ledger::Market::kTotal}) {
    if (const auto& quote = ledger::market_of(lines, market))
      margins.push_back(margin_of(quote->first, quote->second));
  }
  if (margins.empty()) return std::nullopt;
  std::ranges::sort(margins);
  const auto half = margins.size() / 2;
  return margins.size() % 2 == 1 ? margins[half] : (margins[half - 1] + margins[half]) / 2;
}

}  // namespace chalkline::http
