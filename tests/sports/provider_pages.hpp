#pragma once

#include <fmt/chrono.h>
#include <fmt/format.h>

#include <optional>
#include <string>
#include <vector>

#include "base/time_text.hpp"
#include "sports/model/game.hpp"
#include "tests/sports/verbs.hpp"

// Pages as providers write them, with what the tests need of each.
namespace chalkline::sports::test {

struct NhlRow {
  std::string id{"2026020001"};
  ledger::Timestamp starts_at{kNoon + 6h};
  std::string state{"FUT"};
  std::optional<ledger::Score> score{};
  std::string schedule{"OK"};
  std::string period{R"({"number":1,"periodType":"REG"})"};
  std::string home{"BOS"};
  std::string away{"MTL"};
  int type{2};
  std::string clock{"null"};
};

inline std::string nhl_row(const NhlRow& row) {
  const auto team = [&](const std::string& code, std::optional<int> score) {
    return fmt::format(R"({{"abbrev":"{}"{}}})", code,
                       score ? fmt::format(R"(,"score":{})", *score) : "");
  };
  const auto goals = [&](std::int32_t ledger::Score::* side) {
    return row.score ? std::optional{(*row.score).*side} : std::nullopt;
  };
  return fmt::format(
      R"({{"id":{},"season":20262027,"gameType":{},"startTimeUTC":"{}","gameState":"{}",)"
      R"("gameScheduleState":"{}","homeTeam":{},"awayTeam":{},"periodDescriptor":{},"clock":{}}})",
      row.id, row.type, to_iso(row.starts_at), row.state, row.schedule,
      team(row.home, goals(&ledger::Score::home)), team(row.away, goals(&ledger::Score::away)),
      row.period, row.clock);
}

inline std::string nhl_rows(const std::vector<NhlRow>& rows) {
  std::vector<std::string> texts;
  for (const auto& row : rows) texts.push_back(nhl_row(row));
  return fmt::format("[{}]", fmt::join(texts, ","));
}

// A week that begins on that day, all games on `day`.
inline std::string nhl_schedule(const std::string& first, const std::string& day,
                                const std::vector<NhlRow>& rows) {
  return fmt::format(R"({{"gameWeek":[{{"date":"{}","games":[]}},{{"date":"{}","games":{}}}]}})",
                     first, day, nhl_rows(rows));
}

inline std::string nhl_scores(const std::string& day, const std::vector<NhlRow>& rows) {
  return fmt::format(R"({{"currentDate":"{}","games":{}}})", day, nhl_rows(rows));
}

struct OddsMarket {
  std::string key;
  std::string outcomes;  // JSON
  std::string last_update{};
};

struct OddsBook {
  std::string key;
  std::vector<OddsMarket> markets;
  ledger::Timestamp last_update{kNoon};
};

inline OddsMarket head_to_head(const std::string& home, const std::string& away) {
  return {"h2h", fmt::format(R"([{{"name":"Montréal Canadiens","price":{}}},)"
                             R"({{"name":"Boston Bruins","price":{}}}])",
                             away, home)};
}
inline OddsMarket spread(const std::string& home_line, const std::string& away_line) {
  return {"spreads", fmt::format(R"([{{"name":"Boston Bruins","price":150,"point":{}}},)"
                                 R"({{"name":"Montréal Canadiens","price":-175,"point":{}}}])",
                                 home_line, away_line)};
}
inline OddsMarket total(const std::string& over, const std::string& under) {
  return {"totals", fmt::format(R"([{{"name":"Under","price":-105,"point":{}}},)"
                                R"({{"name":"Over","price":-115,"point":{}}}])",
                                under, over)};
}

struct OddsEvent {
  std::vector<OddsBook> books;
  std::string id{"aa11"};
  ledger::Timestamp starts_at{kNoon + 6h};
  std::string sport{"icehockey_nhl"};
};

inline std::string odds_page(const std::vector<OddsEvent>& events) {
  std::vector<std::string> texts;
  for (const auto& event : events) {
    std::vector<std::string> books;
    for (const auto& book : event.books) {
      std::vector<std::string> markets;
      for (const auto& market : book.markets) {
        markets.push_back(
            fmt::format(R"({{"key":"{}","outcomes":{}{}}})", market.key, market.outcomes,
                        market.last_update.empty()
                            ? ""
                            : fmt::format(R"(,"last_update":"{}")", market.last_update)));
      }
      books.push_back(fmt::format(R"({{"key":"{}","last_update":"{}","markets":[{}]}})", book.key,
                                  to_iso(book.last_update), fmt::join(markets, ",")));
    }
    texts.push_back(fmt::format(
        R"({{"id":"{}","sport_key":"{}","commence_time":"{}","home_team":"Boston Bruins",)"
        R"("away_team":"Montréal Canadiens","bookmakers":[{}]}})",
        event.id, event.sport, to_iso(event.starts_at), fmt::join(books, ",")));
  }
  return fmt::format("[{}]", fmt::join(texts, ","));
}

}  // namespace chalkline::sports::test
