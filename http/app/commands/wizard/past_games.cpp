#include "http/app/commands/wizard/past_games.hpp"

#include <fmt/format.h>

#include <charconv>
#include <chrono>
#include <map>
#include <optional>
#include <stdexcept>
#include <tuple>

#include "ledger/values/game_id.hpp"
#include "sports/feeds/seasons/layouts.hpp"
#include "sports/feeds/seasons/read_text.hpp"
#include "sports/feeds/simulated/simulated_feed.hpp"
#include "sports/model/sport_traits.hpp"

namespace chalkline::http {
namespace {

using ledger::Source;
using sports::seasons::RecordedGame;

constexpr std::chrono::hours kOpensBefore{24};

struct FileName {
  std::string path;
  std::optional<std::int32_t> season;
};

FileName parse_name(const std::string& text) {
  const auto colon = text.rfind(':');
  if (colon == std::string::npos) return {text, std::nullopt};
  std::int32_t year = 0;
  const auto* end = text.data() + text.size();
  const auto [rest, error] = std::from_chars(text.data() + colon + 1, end, year);
  if (error != std::errc{} || rest != end) return {text, std::nullopt};
  return {text.substr(0, colon), year};
}

sports::seasons::SeasonFile read_season_file(const std::string& name) {
  const auto [path, season] = parse_name(name);
  auto parsed = sports::seasons::parse_season(sports::seasons::read_text(path), season);
  if (!parsed) throw std::runtime_error(fmt::format("{}: {}.", path, parsed.error()));
  for (const auto& row : parsed->bad_rows) {
    fmt::print(stderr, "{}:{}: {}\n", path, row.line, row.reason);
  }
  return std::move(*parsed);
}

bool is_quoted(const ledger::Lines& lines) { return lines != ledger::Lines{}; }

wizard::PastGame past_game(const RecordedGame& game, ledger::GameId id) {
  wizard::PastGame past{.matchup = {id, Source::kReplay, game.sport, game.season, game.home.code,
                                    game.away.code, game.starts_at},
                        .quotes = {},
                        .score = *game.score,
                        .known_at = game.starts_at + sports::traits_of(game.sport).longest_game};
  const bool has_both = is_quoted(game.closing);
  if (has_both) past.quotes.push_back({game.opening, game.starts_at - kOpensBefore});
  past.quotes.push_back({has_both ? game.closing : game.opening, game.starts_at});
  return past;
}

}  // namespace

std::vector<wizard::PastGame> games_of_files(const std::vector<std::string>& files) {
  std::map<std::tuple<ledger::Sport, std::string, std::string>, std::vector<ledger::Timestamp>> met;
  std::vector<wizard::PastGame> games;
  for (const auto& name : files) {
    for (const auto& game : read_season_file(name).games) {
      if (!game.score) continue;
      auto& starts = met[{game.sport, game.home.code, game.away.code}];
      const bool is_known = std::ranges::any_of(starts, [&](ledger::Timestamp start) {
        return std::chrono::abs(start - game.starts_at) <
               sports::traits_of(game.sport).meeting_window;
      });
      if (is_known) continue;
      starts.push_back(game.starts_at);
      games.push_back(past_game(game, ledger::GameId{games.size() + 1}));
    }
  }
  return games;
}

std::vector<wizard::PastGame> simulated_games(const sports::simulated::MasterSeed& seed,
                                              int of_each_league) {
  using namespace std::chrono_literals;
  constexpr auto kFrom = ledger::Timestamp{std::chrono::sys_days{std::chrono::January / 1 / 2026}};
  constexpr auto kStep = 6h;
  sports::simulated::SimulatedFeed feed{seed, kFrom};
  std::map<std::string, wizard::PastGame> under_way;
  std::vector<wizard::PastGame> games;
  const auto wanted = static_cast<std::size_t>(of_each_league) * sports::kSports.size();
  for (auto now = kFrom; games.size() < wanted; now += kStep) {
    for (const auto& [at, what] : feed.poll(now + kStep)) {
      if (const auto* listed = std::get_if<sports::Listed>(&what)) {
        under_way[listed->source_key].matchup = {
            ledger::game_id(Source::kSimulated, listed->source_key),
            Source::kSimulated,
            listed->sport,
            listed->season,
            listed->home.code,
            listed->away.code,
            listed->starts_at};
      } else if (const auto* quoted = std::get_if<sports::Quoted>(&what)) {
        const auto game = under_way.find(quoted->source_key);
        if (game == under_way.end()) continue;
        auto& quotes = game->second.quotes;
        const auto time_of = [&](ledger::Timestamp quoted_at) {
          return wizard::price_time(quoted_at, game->second.matchup.starts_at);
        };
        if (!quotes.empty() && time_of(quotes.back().at) == time_of(at)) quotes.pop_back();
        quotes.push_back({quoted->lines, at});
      } else if (const auto* ended = std::get_if<sports::Ended>(&what)) {
        auto game = under_way.extract(ended->source_key);
        if (game.empty()) continue;
        game.mapped().score = ended->result.score;
        game.mapped().known_at = at;
        games.push_back(std::move(game.mapped()));
      }
    }
  }
  return games;
}

}  // namespace chalkline::http
