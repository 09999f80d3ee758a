#include "http/calls/upcoming_texts.hpp"

#include <fmt/format.h>

#include "http/json/game_json.hpp"

namespace chalkline::http {

std::shared_ptr<const std::string> UpcomingTexts::of(const sports::Board& board,
                                                     std::optional<ledger::Sport> sport,
                                                     std::size_t count) {
  const auto key =
      fmt::format("{} {} {}", board.version, sport ? ledger::name_of(*sport) : "all", count);
  if (const auto* known = texts_.find(key)) return *known;
  std::string text;
  JsonWriter out{text};
  out.array();
  std::size_t written = 0;
  for (const auto& game : board.upcoming) {
    if (written == count) break;
    if (sport && game.sport != *sport) continue;
    append_game(out, game);
    ++written;
  }
  out.end_array();
  return texts_.put(key, std::make_shared<const std::string>(std::move(text)));
}

}  // namespace chalkline::http
