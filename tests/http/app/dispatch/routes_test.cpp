#include <doctest/doctest.h>

#include <algorithm>
#include <fstream>
#include <set>
#include <string>

#include "http/app/dispatch/calls.hpp"

namespace chalkline::http {
namespace {

std::string spelt(Method method) { return method == Method::kGet ? "get" : "post"; }

std::string spelt(Access access) {
  switch (access) {
    case Access::kSessionless:
    case Access::kPublic:
      return "public";
    case Access::kPlayer:
    case Access::kBettor:
      return "player";
    case Access::kEducator:
      return "educator";
    case Access::kAuditor:
      return "auditor";
  }
  return "";
}

// "get /api/bets player" for each operation, by the document's own indentation.
std::set<std::string> documented() {
  std::ifstream in{"schemas/openapi.yaml"};
  REQUIRE(in);
  std::set<std::string> operations;
  std::string path;
  std::string method;
  for (std::string line; std::getline(in, line);) {
    if (line.starts_with("components:")) break;
    if (line.starts_with("  /")) path = line.substr(2, line.size() - 3);
    if (line.size() > 5 && line.starts_with("    ") && line[4] != ' ')
      method = line.substr(4, line.size() - 5);
    constexpr std::string_view kAccess = "      x-access: ";
    if (line.starts_with(kAccess))
      operations.insert(method + " " + path + " " + line.substr(kAccess.size()));
  }
  return operations;
}

TEST_CASE("only reads that need no session and know no purse are the same for all who ask") {
  for (const auto& route : Calls::routes_of(nullptr)) {
    if (route.answers != Answers::kAlike) continue;
    CAPTURE(route.path);
    CHECK(route.method == Method::kGet);
    CHECK((route.access == Access::kPublic || route.access == Access::kSessionless));
    CHECK(route.purse == ChosenPurse::kUnknown);
    CHECK(!route.is_fresh);  // nobody's own act shows in it
  }
}

TEST_CASE("the route table and openapi.yaml name the same calls with the same access") {
  std::set<std::string> table;
  const auto routes = Calls::routes_of(nullptr);
  for (const auto& route : routes) {
    table.insert(spelt(route.method) + " " + std::string{route.path} + " " + spelt(route.access));
  }
  CHECK(table.size() == routes.size());
  const auto document = documented();
  for (const auto& operation : table) {
    INFO("only in the table: ", operation);
    CHECK(document.contains(operation));
  }
  for (const auto& operation : document) {
    INFO("only in the document: ", operation);
    CHECK(table.contains(operation));
  }
}

TEST_CASE("the calls that place bets, or open a purse to bet from, are closed to auditors") {
  std::set<std::string_view> closed;
  for (const auto& route : Calls::routes_of(nullptr)) {
    if (route.access == Access::kBettor) closed.insert(route.path);
  }
  CHECK(closed == std::set<std::string_view>{"/api/bets/batch", "/api/bets/slip",
                                             "/api/classes/join", "/api/place-bet"});
}

TEST_CASE("two calls of one method and path end the start with the path") {
  const Route read{Method::kGet, "/api/bets", Access::kPlayer, nullptr};
  const Route write{Method::kPost, "/api/bets", Access::kPlayer, nullptr};
  CHECK_NOTHROW(require_distinct({read, write}));
  CHECK_THROWS_WITH(require_distinct({read, write, read}), "Two calls have the path /api/bets");
}

TEST_CASE(
    "a route takes one segment in the place of each in braces, and no other route takes more") {
  const Route one{Method::kGet, "/api/things/{id}", Access::kPublic, nullptr};
  CHECK(matches(one, "/api/things/7"));
  CHECK(matches(one, "/api/things/"));  // an id that the call refuses
  CHECK(!matches(one, "/api/things"));
  CHECK(!matches(one, "/api/things/7/8"));
  const Route two{Method::kGet, "/api/from/{old}/{new}", Access::kPublic, nullptr};
  CHECK(matches(two, "/api/from/7/8"));
  CHECK(!matches(two, "/api/from/7"));
  CHECK(!matches(two, "/api/from/7/8/9"));
  const Route all{Method::kGet, "/api/things", Access::kPublic, nullptr};
  CHECK(matches(all, "/api/things"));
  CHECK(!matches(all, "/api/things/7"));
}

TEST_CASE("a route with a path takes all that follows") {
  const Route rest{Method::kGet, "/log/tile/{path}", Access::kPublic, nullptr};
  CHECK(matches(rest, "/log/tile/0/x001/067.p/5"));
  CHECK(matches(rest, "/log/tile/"));  // a path that the call refuses
  CHECK(!matches(rest, "/log/tile"));
  CHECK(!matches(rest, "/log/tiles/0"));
}

TEST_CASE("no way to write a path leads past the auditors to records") {
  const auto routes = Calls::routes_of(nullptr);
  for (const auto* path : {"/log/tile/entries/000", "/log/tile/entries/x001/000.p/7",
                           "/log/tile/entries/", "/log/tile/entries/../0/000"}) {
    CAPTURE(path);
    const auto route = std::ranges::find_if(
        routes, [path](const Route& candidate) { return matches(candidate, path); });
    REQUIRE(route != routes.end());
    CHECK(route->access == Access::kAuditor);
  }
}

}  // namespace
}  // namespace chalkline::http
