#pragma once

#include <expected>
#include <optional>
#include <string_view>

#include "http/identity/class_retention.hpp"
#include "http/identity/classes/class_rows.hpp"
#include "http/server/response.hpp"
#include "ledger/rules/classes/classes.hpp"

namespace chalkline::ledger {
class Log;
class State;
}  // namespace chalkline::ledger

namespace chalkline::http {

struct RequestContext;

std::optional<ledger::ClassId> class_id_of(std::string_view text);
// As the ledger has it; absent where its opening broke off.
std::optional<ledger::ClassState> class_state(const ledger::State& state,
                                              const ledger::ClassId& id);

inline constexpr std::string_view kSeenNoMore{
    "The time in which its educators saw the learners of this class is over"};

// A class that the asker teaches, with their seat in it.
struct TaughtClass {
  ClassRow row;
  Seat seat{};
};
// The class of that id; the error is the answer to give instead.
std::expected<TaughtClass, Response> find_taught(RequestContext& context, std::string_view id);

// The sources of when a class is no longer seen.
struct ClassTimes {
  const ledger::State& state;
  const ledger::Log& log;
  ledger::Timestamp now;
};
// The same while its educators see its learners: whatever shows one asks for it by this.
std::expected<TaughtClass, Response> find_seen(RequestContext& context, std::string_view id,
                                               const ClassTimes& times);
// The same of the path's last segment, of a call that takes no query.
std::expected<TaughtClass, Response> find_seen_by_path(RequestContext& context,
                                                       const ClassTimes& times);

}  // namespace chalkline::http
