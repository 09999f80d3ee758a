#include "sports/feeds/replay/import.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <chrono>

#include "sports/feeds/seasons/layouts.hpp"
#include "sports/feeds/seasons/read_text.hpp"
#include "sports/store/replay_store.hpp"
#include "sports/store/schema.hpp"

namespace chalkline::sports::replay {

ImportReport import_text(const std::string& database, const std::string& file,
                         std::string_view text, ledger::Timestamp imported_at,
                         std::optional<std::int32_t> season) {
  auto parsed = seasons::parse_season(text, season);
  if (!parsed) {
    throw std::runtime_error(fmt::format("{} cannot be imported: {}.", file, parsed.error()));
  }
  ImportReport report{parsed->games.size(), std::move(parsed->bad_rows)};
  if (parsed->games.empty()) return report;

  const auto digest = sha256(text);
  auto db = open_sports_db(database);
  ReplayStore store{db};
  sqlite::Transaction transaction{db, sqlite::Access::kWrite};
  for (auto& game : parsed->games) {
    store.insert({{fmt::format("{}/{}", game.season, game.game_id),
                   game.sport,
                   game.season,
                   game.starts_at,
                   std::move(game.home),
                   std::move(game.away),
                   {digest, static_cast<std::uint32_t>(game.line)}},
                  imported_at,
                  game.opening,
                  game.closing,
                  game.score});
  }
  transaction.commit();
  return report;
}

ImportReport import_file(const std::string& database, const std::string& path,
                         std::optional<std::int32_t> season) {
  const auto now = std::chrono::floor<std::chrono::microseconds>(std::chrono::system_clock::now());
  return import_text(database, path, seasons::read_text(path), now, season);
}

}  // namespace chalkline::sports::replay
