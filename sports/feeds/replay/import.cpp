#include "sports/feeds/replay/import.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <chrono>
#include <fstream>

#include "sports/feeds/replay/nflverse.hpp"
#include "sports/store/replay_store.hpp"
#include "sports/store/schema.hpp"

namespace chalkline::sports::replay {
namespace {

// Every season since 1999 is 2 MB; a file beyond this is something else.
constexpr std::size_t kFileBytesMax = 64U << 20;

std::string read_file(const std::string& path) {
  std::ifstream file{path, std::ios::binary};
  if (!file) throw std::runtime_error(fmt::format("{} cannot be opened.", path));
  std::string text(kFileBytesMax + 1, '\0');
  file.read(text.data(), static_cast<std::streamsize>(text.size()));
  if (file.bad()) throw std::runtime_error(fmt::format("{} cannot be read.", path));
  text.resize(static_cast<std::size_t>(file.gcount()));
  if (text.size() > kFileBytesMax) {
    throw std::runtime_error(fmt::format("{} is larger than 64 MiB.", path));
  }
  return text;
}

}  // namespace

ImportReport import_text(const std::string& database, const std::string& file,
                         std::string_view text, ledger::Timestamp first_start,
                         ledger::Timestamp imported_at) {
  auto parsed = parse_nflverse(text);
  if (!parsed) {
    throw std::runtime_error(
        fmt::format("{} is not an nflverse games.csv: {}.", file, parsed.error()));
  }
  ImportReport report{parsed->games.size(), std::move(parsed->bad_rows)};
  if (parsed->games.empty()) return report;

  const auto first = std::ranges::min(parsed->games, {}, &NflverseGame::kickoff).kickoff;
  const auto shift = std::chrono::ceil<std::chrono::minutes>(first_start - first);
  const auto digest = ledger::sha256(text);
  auto db = open_sports_db(database);
  ReplayStore store{db};
  sqlite::Transaction transaction{db, sqlite::Access::kWrite};
  for (auto& game : parsed->games) {
    // With the shift in its key, the same game at another time is another game.
    auto key = fmt::format("{}/{}/{:+}", game.season, game.game_id, shift.count());
    store.insert({{std::move(key),
                   ledger::Sport::kNfl,
                   game.season,
                   game.kickoff + shift,
                   std::move(game.home),
                   std::move(game.away),
                   {digest, static_cast<std::uint32_t>(game.line)}},
                  imported_at,
                  game.lines,
                  {},
                  game.score});
  }
  transaction.commit();
  return report;
}

ImportReport import_nflverse(const std::string& database, const std::string& csv_path,
                             ledger::Timestamp first_start) {
  const auto now = std::chrono::floor<std::chrono::microseconds>(std::chrono::system_clock::now());
  return import_text(database, csv_path, read_file(csv_path), first_start, now);
}

}  // namespace chalkline::sports::replay
