#include "http/api/assignments/assignments.hpp"

#include <array>
#include <tuple>

#include "base/hex.hpp"
#include "http/api/shared/call/rejections.hpp"
#include "http/api/shared/call/request_context.hpp"

namespace chalkline::http {

std::span<const RouteOf<AssignmentCalls>> AssignmentCalls::routes() {
  using Calls = AssignmentCalls;
  static constexpr auto kTable = std::to_array<RouteOf<AssignmentCalls>>({
      {Method::kGet, "/api/classes/assignments/{id}", Access::kEducator, &Calls::of_class},
      {Method::kGet, "/api/classes/games/{id}", Access::kEducator, &Calls::games},
      {Method::kPost, "/api/classes/assignments/set", Access::kEducator, &Calls::set},
      {Method::kPost, "/api/classes/assignments/withdraw", Access::kEducator, &Calls::withdraw},
      {Method::kPost, "/api/classes/assignments/regrade", Access::kEducator, &Calls::regrade},
      {Method::kGet, "/api/classes/own-assignments/{id}", Access::kPlayer, &Calls::own},
      {Method::kPost, "/api/classes/acts/mark", Access::kPlayer, &Calls::mark_market},
      {Method::kPost, "/api/classes/acts/guess", Access::kPlayer, &Calls::guess_margin},
      {Method::kPost, "/api/classes/acts/pass", Access::kPlayer, &Calls::pass_game,
       ChosenPurse::kFollowed},
  });
  return kTable;
}

std::expected<TaughtClass, Response> AssignmentCalls::find_taught(RequestContext& context,
                                                                  std::string_view id) const {
  return find_seen(context, id, {parts_.state, parts_.log, parts_.clock()});
}

std::expected<MemberRow, Response> AssignmentCalls::find_joined(RequestContext& context,
                                                                std::string_view id) {
  const auto wanted = from_hex<sizeof(ledger::ClassId)>(id);
  auto found = wanted ? context.io.accounts.classes().member(*wanted, context.session->account)
                      : std::nullopt;
  if (!found) return std::unexpected{text(404, "You are not in this class")};
  return *std::move(found);
}

// Records on a look at a class what follows from its events: a mark that nobody has read changes
// nothing, and so no thread has to walk all classes.
Task<std::expected<std::vector<MemberAssignments>, Response>> AssignmentCalls::graded(
    RequestContext& context, AssignmentsAsked asked) {
  auto read = co_await parts_.storage.run(context, context.session->account, [&] {
    return parts_.assignment_states.of(asked, parts_.clock());
  });
  if (!read) co_return std::unexpected{std::move(read.error())};
  for (const auto& member : *read) {
    for (const auto& step : member.to_record) {
      // A refusal is of what another look has recorded at the same moment, or of who has just left.
      if (const auto* meet = std::get_if<ledger::MeetAssignment>(&step))
        std::ignore = co_await context.io.engine.decide(*meet);
      if (const auto* reverse = std::get_if<ledger::ReverseAssignment>(&step))
        std::ignore = co_await context.io.engine.decide(*reverse);
    }
  }
  co_return *std::move(read);
}

wire::AssignmentRule AssignmentCalls::shown_rule(const insight::assignments::SetRule& set) {
  auto shown = wire::rule_of(set);
  for (const auto game : set.rule.set_games) {
    auto& one = shown.games.emplace_back(ledger::GameId{game});
    const auto history = parts_.past_games.find(one.game_id);
    if (!history) continue;
    one.event_name = history->game.away.name + " @ " + history->game.home.name;
    one.starts_at = history->game.starts_at;
  }
  return shown;
}

}  // namespace chalkline::http
