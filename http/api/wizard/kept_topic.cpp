#include "http/api/wizard/kept_topic.hpp"

#include <optional>
#include <vector>

#include "base/json/reader.hpp"
#include "base/json/writer.hpp"
#include "ledger/values/market.hpp"

namespace chalkline::http {
namespace {

constexpr std::int64_t kWordMax = 100;
constexpr std::int64_t kListMax = 10;
constexpr std::int64_t kEnumMax = 255;

struct KeptGame {
  std::string id{};
  static constexpr auto fields = std::tuple{field("id", &KeptGame::id, {.max = kWordMax})};
};

struct KeptTeam {
  ledger::Sport sport{};
  std::string code{};
  static constexpr auto fields = std::tuple{field("sport", &KeptTeam::sport),
                                            field("code", &KeptTeam::code, {.max = kWordMax})};
};

struct KeptWhen {
  std::string words{};
  ledger::Timestamp from{};
  ledger::Timestamp until{};
  static constexpr auto fields = std::tuple{field("words", &KeptWhen::words, {.max = kWordMax}),
                                            field("from", &KeptWhen::from, {.max = kWordMax}),
                                            field("until", &KeptWhen::until, {.max = kWordMax})};
};

constexpr Bounds kMayLack{.absent = Absent::kNull};

struct KeptTopic {
  std::int32_t intent{};
  std::vector<KeptGame> games{};
  std::vector<KeptTeam> teams{};
  std::optional<ledger::Sport> sport{};
  std::optional<ledger::Market> market{};
  std::optional<ledger::Side> side{};
  std::optional<KeptWhen> when{};
  std::int32_t filter{};
  static constexpr auto fields =
      std::tuple{field("intent", &KeptTopic::intent, {.max = kEnumMax}),
                 field("games", &KeptTopic::games, {.max = kListMax, .item = "Game"}),
                 field("teams", &KeptTopic::teams, {.max = kListMax, .item = "Team"}),
                 field("sport", &KeptTopic::sport, kMayLack),
                 field("market", &KeptTopic::market, kMayLack),
                 field("side", &KeptTopic::side, kMayLack),
                 field("when", &KeptTopic::when, kMayLack),
                 field("filter", &KeptTopic::filter, {.max = kEnumMax})};
};

}  // namespace

std::string keep_topic(const wizard::Topic& topic) {
  KeptTopic kept{.intent = static_cast<std::int32_t>(topic.intent),
                 .sport = topic.sport,
                 .market = topic.market,
                 .side = topic.side,
                 .filter = static_cast<std::int32_t>(topic.filter)};
  for (const auto game : topic.games) kept.games.push_back({ledger::to_string(game)});
  for (const auto& team : topic.teams) kept.teams.push_back({team.sport, team.code});
  if (topic.when) kept.when = {topic.when->words, topic.when->from, topic.when->until};
  return to_json(kept);
}

wizard::Topic kept_topic(const std::string& kept) {
  if (kept.empty()) return {};
  auto read = read_json<KeptTopic>(kept);
  if (!read) return {};
  wizard::Topic topic{.intent = static_cast<wizard::Intent>(read->intent),
                      .games = {},
                      .teams = {},
                      .sport = read->sport,
                      .market = read->market,
                      .side = read->side,
                      .when = std::nullopt,
                      .filter = static_cast<wizard::RecordFilter>(read->filter)};
  for (const auto& game : read->games) {
    if (const auto id = ledger::parse_game_id(game.id)) topic.games.push_back(*id);
  }
  for (auto& team : read->teams) topic.teams.push_back({team.sport, std::move(team.code)});
  if (read->when) topic.when = {std::move(read->when->words), read->when->from, read->when->until};
  return topic;
}

}  // namespace chalkline::http
