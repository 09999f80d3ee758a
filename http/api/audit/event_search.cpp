#include "http/api/audit/event_search.hpp"

#include <algorithm>
#include <ranges>
#include <type_traits>
#include <variant>

#include "ledger/engine/account_history.hpp"
#include "ledger/state/lookups.hpp"

namespace chalkline::http {
namespace {

bool is_of_game(const ledger::Event& event, ledger::GameId game) {
  const auto is_on = [game](const auto& side) { return side.game == game; };
  return std::visit(
      [&](const auto& e) {
        if constexpr (requires { e.game == game; })
          return e.game == game;
        else if constexpr (requires { e.asked.game == game; })
          return e.asked.game == game;
        else if constexpr (requires { e.legs; })
          return std::ranges::any_of(e.legs, is_on);
        else if constexpr (requires { e.sides; })
          return std::ranges::any_of(e.sides, is_on);
        else
          return false;
      },
      event);
}

bool matches(const ledger::Record& record, const EventFilter& filter) {
  if (filter.since && record.time < *filter.since) return false;
  if (filter.until && record.time > *filter.until) return false;
  if (!filter.type.empty() && filter.type != ledger::type_of(record.event).name) return false;
  if (filter.account) {
    const ledger::Stream own{ledger::StreamKind::kAccount, ledger::raw(*filter.account)};
    if (ledger::stream_of(record.event) != own) return false;
  }
  if (filter.bet && bet_of(record) != filter.bet && record.caused_by != *filter.bet) return false;
  return !filter.game || is_of_game(record.event, *filter.game);
}

struct Span {
  ledger::Position first{};
  ledger::Position last{};
};

// The first of the span's records that is not before `time`, or the one behind them. Their times
// never go back.
ledger::Position first_since(const ledger::Log& log, Span span, ledger::Timestamp time) {
  while (span.first <= span.last) {
    const auto middle = span.first + (span.last - span.first) / 2;
    if (ledger::read_record(log, middle).time < time)
      span.first = middle + 1;
    else
      span.last = middle - 1;
  }
  return span.first;
}

// Outside of it nothing can match: a bet and a game are named only from their first record on, and
// where no clock was set back the times ascend.
Span span_of(const ledger::Log& log, const ledger::State& state, const EventFilter& filter) {
  Span span{std::max<ledger::Position>(filter.from, 1), filter.to};
  if (filter.bet) span.first = std::max(span.first, *filter.bet);
  if (filter.game) {
    const auto game = ledger::find_game(state, *filter.game);
    span.first = game ? std::max(span.first, game->listed) : filter.to + 1;
  }
  if (ledger::load_ledger(state).set_back != 0) return span;
  if (filter.since) span.first = first_since(log, span, *filter.since);
  if (filter.until) {
    const auto later = *filter.until + ledger::Timestamp::duration{1};
    span.last = first_since(log, span, later) - 1;
  }
  return span;
}

// The account's own records between the two, ascending, along its chain; absent where that is
// longer than a search may look at.
std::optional<std::vector<ledger::Position>> own_records(const ledger::Log& log,
                                                         const ledger::State& state,
                                                         ledger::AccountId account, Span span,
                                                         ledger::Position steps_max) {
  std::vector<ledger::Position> positions;
  ledger::Position steps = 0;
  ledger::walk_history(log, state, account, [&](const ledger::Record& record) {
    if (record.position < span.first) return false;
    if (record.position <= span.last) positions.push_back(record.position);
    return ++steps <= steps_max;
  });
  if (steps > steps_max) return std::nullopt;
  std::ranges::reverse(positions);
  return positions;
}

}  // namespace

std::optional<ledger::BetId> bet_of(const ledger::Record& record) {
  return std::visit(
      [&record]<class E>(const E& e) -> std::optional<ledger::BetId> {
        if constexpr (std::is_same_v<E, ledger::BetPlaced>)
          return record.position;
        else if constexpr (requires { e.bet; })
          return e.bet;
        else
          return std::nullopt;
      },
      record.event);
}

FoundEvents find_events(const ledger::Log& log, const ledger::State& state,
                        const EventFilter& filter, std::size_t limit, ledger::Position scan_max) {
  // A chain is read record by record, which takes some ten times as long as a scan does.
  constexpr ledger::Position kScanPerStep = 10;
  FoundEvents found{.events = {}, .scanned_to = filter.to};
  const auto span = span_of(log, state, filter);
  if (span.first > span.last) return found;
  if (filter.account) {
    if (const auto own = own_records(log, state, *filter.account, span, scan_max / kScanPerStep)) {
      for (const auto position : *own) {
        auto record = ledger::read_record(log, position);
        if (!matches(record, filter)) continue;
        found.events.push_back(std::move(record));
        if (found.events.size() < limit) continue;
        found.scanned_to = position;
        break;
      }
      return found;
    }
  }
  const auto last = std::min(span.last, span.first + scan_max - 1);
  auto scanned_to = last;
  ledger::scan_records(log, span.first, last, [&](const ledger::Record& record) {
    scanned_to = record.position;
    if (matches(record, filter)) found.events.push_back(record);
    return found.events.size() < limit;
  });
  if (scanned_to < span.last) found.scanned_to = scanned_to;
  return found;
}

std::vector<std::string_view> event_types() {
  return []<class... E>(std::type_identity<std::variant<E...>>) {
    return std::vector<std::string_view>{E::type.name...};
  }(std::type_identity<ledger::Event>{});
}

}  // namespace chalkline::http
