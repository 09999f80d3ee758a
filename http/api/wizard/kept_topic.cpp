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

// Of records, of how teams have done, and of lists of the board: one of the three is told.
struct KeptTelling {
  std::int32_t part{};
  std::int32_t form{};
  std::int32_t listing{};
  static constexpr auto fields =
      std::tuple{field("part", &KeptTelling::part, {.max = kEnumMax}),
                 field("form", &KeptTelling::form, {.max = kEnumMax}),
                 field("listing", &KeptTelling::listing, {.max = kEnumMax})};
};

constexpr Bounds kMayLack{.absent = Absent::kNull};
constexpr Bounds kTimeOrNull{.max = kWordMax, .absent = Absent::kNull};

struct WrittenTopic {
  std::int32_t intent{};
  std::vector<KeptGame> games{};
  std::vector<KeptTeam> teams{};
  std::optional<ledger::Sport> sport{};
  std::optional<ledger::Market> market{};
  std::optional<ledger::Side> side{};
  std::optional<KeptWhen> when{};
  std::int32_t filter{};
  std::optional<std::int32_t> team_bets{};  // absent in what older programs kept, as the next
  std::optional<KeptTelling> telling{};
  std::optional<ledger::Market> advised_market{};
  std::optional<ledger::Side> advised_side{};
  std::optional<std::string> asked_back{};  // the same
  std::optional<ledger::Timestamp> minor_since{};
  std::optional<ledger::Timestamp> helped_at{};
  static constexpr auto fields = std::tuple{
      field("intent", &WrittenTopic::intent, {.max = kEnumMax}),
      field("games", &WrittenTopic::games, {.max = kListMax, .item = "Game"}),
      field("teams", &WrittenTopic::teams, {.max = kListMax, .item = "Team"}),
      field("sport", &WrittenTopic::sport, kMayLack),
      field("market", &WrittenTopic::market, kMayLack),
      field("side", &WrittenTopic::side, kMayLack),
      field("when", &WrittenTopic::when, kMayLack),
      field("filter", &WrittenTopic::filter, {.max = kEnumMax}),
      field("teamBets", &WrittenTopic::team_bets, {.max = kEnumMax, .absent = Absent::kLeftOut}),
      field("telling", &WrittenTopic::telling, {.absent = Absent::kLeftOut}),
      field("advisedMarket", &WrittenTopic::advised_market, kMayLack),
      field("advisedSide", &WrittenTopic::advised_side, kMayLack),
      field("askedBack", &WrittenTopic::asked_back, {.max = kWordMax, .absent = Absent::kLeftOut}),
      field("minorSince", &WrittenTopic::minor_since, kTimeOrNull),
      field("helpedAt", &WrittenTopic::helped_at, kTimeOrNull)};
};

}  // namespace

std::string keep_topic(const KeptTopic& kept) {
  const auto& topic = kept.topic;
  WrittenTopic written{.intent = static_cast<std::int32_t>(topic.intent),
                       .sport = topic.sport,
                       .market = topic.market,
                       .side = topic.side,
                       .filter = static_cast<std::int32_t>(topic.filter),
                       .team_bets = static_cast<std::int32_t>(topic.team_bets),
                       .telling = KeptTelling{static_cast<std::int32_t>(topic.part),
                                              static_cast<std::int32_t>(topic.form),
                                              static_cast<std::int32_t>(topic.listing)},
                       .asked_back = topic.asked_back,
                       .minor_since = kept.care.minor_since,
                       .helped_at = kept.care.helped_at};
  for (const auto game : topic.games) written.games.push_back({ledger::to_string(game)});
  for (const auto& team : topic.teams) written.teams.push_back({team.sport, team.code});
  if (topic.advised) {
    written.advised_market = topic.advised->market;
    written.advised_side = topic.advised->side;
  }
  if (topic.when) written.when = {topic.when->words, topic.when->from, topic.when->until};
  return to_json(written);
}

KeptTopic kept_topic(const std::string& text) {
  if (text.empty()) return {};
  auto read = read_json<WrittenTopic>(text);
  if (!read) return {};
  const auto told = read->telling.value_or(KeptTelling{});
  wizard::Topic topic{.intent = static_cast<wizard::Intent>(read->intent),
                      .games = {},
                      .teams = {},
                      .sport = read->sport,
                      .market = read->market,
                      .side = read->side,
                      .when = std::nullopt,
                      .filter = static_cast<wizard::RecordFilter>(read->filter),
                      .team_bets = static_cast<wizard::TeamBets>(read->team_bets.value_or(0)),
                      .part = static_cast<wizard::RecordPart>(told.part),
                      .form = static_cast<wizard::FormBy>(told.form),
                      .listing = static_cast<wizard::Listing>(told.listing)};
  for (const auto& game : read->games) {
    if (const auto id = ledger::parse_game_id(game.id)) topic.games.push_back(*id);
  }
  for (auto& team : read->teams) topic.teams.push_back({team.sport, std::move(team.code)});
  if (read->advised_market && read->advised_side)
    topic.advised = {*read->advised_market, *read->advised_side};
  topic.asked_back = std::move(read->asked_back).value_or("");
  if (read->when) topic.when = {std::move(read->when->words), read->when->from, read->when->until};
  return {.topic = std::move(topic),
          .care = {.minor_since = read->minor_since, .helped_at = read->helped_at}};
}

}  // namespace chalkline::http
