#pragma once

#include <functional>
#include <optional>
#include <string_view>
#include <vector>

#include "http/api/wizard/answering.hpp"
#include "sports/history/history_reader.hpp"
#include "sports/model/props.hpp"

// Answers on the props of players.
namespace chalkline::http {

// Games that a player's average is taken over.
inline constexpr std::size_t kFiguresKnown = 10;

struct OnPlayer {
  wizard::Answer answer;
  bool is_answered{};  // else it asks back, or says that there is no such prop
};

// Absent where the question names no player of a game on the board.
std::optional<OnPlayer> on_props(std::string_view message, const wizard::Question& question,
                                 const Knowledge& knowledge, const Props& props);

}  // namespace chalkline::http
