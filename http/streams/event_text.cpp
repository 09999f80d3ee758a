#include "http/streams/event_text.hpp"

#include <fmt/format.h>

#include <boost/describe/class.hpp>
#include <optional>
#include <variant>

#include "http/json/game_json.hpp"
#include "http/json/user_json.hpp"
#include "ledger/rules/badges.hpp"
#include "ledger/values/enum_names.hpp"

namespace chalkline::http {
namespace {

struct BetEvent {
  Digits bet_id{};
  projections::BetStatus status{};
  std::optional<ledger::Coins> payout{};
};
BOOST_DESCRIBE_STRUCT(BetEvent, (), (bet_id, status, payout))

struct BalanceEvent {
  ledger::Coins balance{};
};
BOOST_DESCRIBE_STRUCT(BalanceEvent, (), (balance))

struct LevelEvent {
  std::int32_t level{};
  std::int32_t xp{};
  std::int32_t xp_to_next_level{};
};
BOOST_DESCRIBE_STRUCT(LevelEvent, (), (level, xp, xp_to_next_level))

struct LinesEvent {
  std::vector<wire::Game> games{};
  std::vector<ledger::GameId> gone{};
};
BOOST_DESCRIBE_STRUCT(LinesEvent, (), (games, gone))

void append_event(std::string& out, ledger::Position id, std::string_view name,
                  std::string_view data) {
  fmt::format_to(std::back_inserter(out), "id: {}\nevent: {}\ndata: {}\n\n", id, name, data);
}

void append_bet_event(std::string& out, ledger::Position id, ledger::BetId bet,
                      projections::BetStatus status, std::optional<ledger::Coins> payout) {
  append_event(out, id, "bet", to_json(BetEvent{{bet}, status, payout}));
}

template <class E, class... Others>
concept OneOf = (std::is_same_v<E, Others> || ...);

// Appends the events of one record.
struct AppendEvents {
  std::string& out;
  ledger::Position at;

  void operator()(const ledger::BetPlaced&) const {
    append_bet_event(out, at, at, projections::BetStatus::kPending, std::nullopt);
  }
  void operator()(const ledger::BetSettled& event) const {
    append_bet_event(out, at, event.bet, static_cast<projections::BetStatus>(event.outcome),
                     event.credit);
  }
  void operator()(const ledger::SettlementReversed& event) const {
    append_bet_event(out, at, event.bet, projections::BetStatus::kPending, std::nullopt);
  }
  void operator()(const ledger::BadgeEarned& event) const {
    append_event(out, at, "badge",
                 to_json(wire::Badge{event.badge, ledger::title_of(event.badge)}));
  }
  // The client learns of these by the balance and the level at the end, or reads them when it shows
  // them.
  template <OneOf<
      ledger::AccountOpened, ledger::AccountClosed, ledger::CoinsGranted, ledger::XpAwarded,
      ledger::QuizCompleted, ledger::SkillReached, ledger::MembershipUpgraded, ledger::GuideRead,
      ledger::BetReviewed, ledger::DataViewed, ledger::LimitsSet, ledger::AdviceGiven,
      ledger::EstimateGiven, ledger::ReviewAnswered, ledger::RunPaused, ledger::RunResumed,
      ledger::HunchStated, ledger::HunchClosed, ledger::PurseOpened, ledger::ConsentChanged,
      ledger::MemberLeft, ledger::RecordOpened, ledger::AssignmentMet, ledger::AssignmentReversed,
      ledger::MarketMarked, ledger::GamePassed, ledger::MarginGuessed>
                E>
  void operator()(const E&) const {}
  // They stand in no account's stream.
  void operator()(const ledger::OfGame auto&) const {}
  void operator()(const ledger::OfLedger auto&) const {}
};

}  // namespace

std::string account_events(const std::vector<ledger::Record>& records,
                           const ledger::AccountState& state) {
  std::string out;
  bool moved = false;
  bool learned = false;
  for (const auto& record : records) {
    std::visit(AppendEvents{out, record.position}, record.event);
    moved = moved || !record.postings.empty();
    learned = learned || std::holds_alternative<ledger::XpAwarded>(record.event);
  }
  if (records.empty()) return out;
  const auto last = records.back().position;
  if (moved) append_event(out, last, "balance", to_json(BalanceEvent{state.balance}));
  if (learned) {
    const auto& levels = ledger::latest_rules().levels;
    const auto [level, xp] = ledger::level_of(state.progress.xp_total, levels);
    append_event(out, last, "level",
                 to_json(LevelEvent{level, xp, ledger::xp_to_next(level, levels)}));
  }
  return out;
}

std::string reset_event(ledger::Position at) {
  std::string out;
  append_event(out, at, "reset", "{}");
  return out;
}

std::string line_events(const sports::OddsBoard& before, const sports::OddsBoard& now) {
  LinesEvent event;
  for (const auto& game : now.upcoming) {
    const auto* known = before.find(game.id);
    if (known == nullptr || *known != game) event.games.push_back(wire::game_of(game));
  }
  for (const auto& game : before.upcoming) {
    if (now.find(game.id) == nullptr) event.gone.push_back(game.id);
  }
  if (event.games.empty() && event.gone.empty()) return {};
  return fmt::format("event: lines\ndata: {}\n\n", to_json(event));
}

}  // namespace chalkline::http
