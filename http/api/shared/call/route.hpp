#pragma once

#include <algorithm>
#include <cstdint>
#include <functional>
#include <span>
#include <string_view>
#include <vector>

#include "http/server/request.hpp"
#include "http/server/response.hpp"
#include "http/server/task.hpp"

namespace chalkline::http {

struct RequestContext;

// The callers let in.
enum class Access : std::uint8_t {
  kSessionless,  // everybody, without a look at who it is: no cookie is read or given
  kPublic,
  kPlayer,    // signed in
  kBettor,    // a player who is no auditor (RULES 9)
  kEducator,  // a player with that role, as is the next
  kAuditor,
};

// Whether the call is about the purse that the query names (purse.hpp), or knows no purse.
enum class ChosenPurse : bool { kUnknown, kFollowed };

// Whether a call's body is a form, or may carry many of them or a file.
enum class BodySize : std::uint8_t { kForm, kBatch, kFile };

// Whether a call answers each asker with what is his, or all alike. Only the latter is compressed:
// an answer's length would give away what is in it (docs/decisions/0045).
enum class Answers : bool { kOwn, kAlike };

// A subject's function that answers a call.
template <class Subject>
struct CallOf {
  using Function = Task<Response> (Subject::*)(RequestContext&);
  // NOLINTNEXTLINE(google-explicit-constructor)
  constexpr CallOf(Function called, bool fresh = false) : function{called}, is_fresh{fresh} {}

  Function function;
  bool is_fresh;
};

// The same, called once the read models show what its caller knows already (Freshness).
template <class Subject>
constexpr CallOf<Subject> fresh(Task<Response> (Subject::*function)(RequestContext&)) {
  return {function, true};
}

// A call of a subject, as the subject's table has it.
template <class Subject>
struct RouteOf {
  Method method;
  // A name in braces at its end is any one segment, but "{path}" all that follows.
  std::string_view path;
  Access access;
  CallOf<Subject> call;
  ChosenPurse purse{ChosenPurse::kUnknown};
  BodySize body{BodySize::kForm};
  Answers answers{Answers::kOwn};
};

// The same, bound to the subject.
struct Route {
  Method method;
  std::string_view path;
  Access access;
  std::function<Task<Response>(RequestContext&)> call;
  ChosenPurse purse{ChosenPurse::kUnknown};
  BodySize body{BodySize::kForm};
  Answers answers{Answers::kOwn};
  bool is_fresh{};
};

// Adds the subject's routes. It outlives them, and is not used before a call.
template <class Subject>
void add_routes(std::vector<Route>& routes, Subject* subject) {
  for (const auto& [method, path, access, call, purse, body, answers] : Subject::routes()) {
    routes.push_back({method, path, access,
                      [subject, function = call.function](RequestContext& context) {
                        return (subject->*function)(context);
                      },
                      purse, body, answers, call.is_fresh});
  }
}

// Whether the path is of this route.
inline bool matches(const Route& route, std::string_view path) {
  if (!route.path.ends_with('}')) return route.path == path;
  const auto before = route.path.find('{');
  if (!path.starts_with(route.path.substr(0, before))) return false;
  const auto slashes = [before](std::string_view whole) {
    return std::ranges::count(whole.substr(before), '/');
  };
  return route.path.ends_with("{path}") || slashes(path) == slashes(route.path);
}

}  // namespace chalkline::http
