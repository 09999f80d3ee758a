#pragma once

#include <boost/describe/class.hpp>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "base/json/reader.hpp"
#include "http/api/reports/report_json.hpp"

namespace chalkline::http::wire {

struct BoardBand {
  insight::ProcessBand band{};
  std::vector<std::string> aliases{};  // by the alphabet
};
BOOST_DESCRIBE_STRUCT(BoardBand, (), (band, aliases))

struct ClassBoard {
  std::string title{};
  bool is_taught{};  // by the asker
  bool is_on{};
  std::optional<bool> stays_off{};                // the asker, where they are a member
  std::optional<std::vector<BoardBand>> bands{};  // of a board that is on, from kShownFrom on
};
BOOST_DESCRIBE_STRUCT(ClassBoard, (), (title, is_taught, is_on, stays_off, bands))

struct ShowBoardRequest {
  std::string class_id{};
  bool is_on{};
  static constexpr auto fields =
      std::tuple{field("classId", &ShowBoardRequest::class_id, {.min = 32, .max = 32}),
                 field("isOn", &ShowBoardRequest::is_on)};
};

struct StayOffBoardRequest {
  std::string class_id{};
  bool stays_off{};
  static constexpr auto fields =
      std::tuple{field("classId", &StayOffBoardRequest::class_id, {.min = 32, .max = 32}),
                 field("staysOff", &StayOffBoardRequest::stays_off)};
};

// `off`: those who stay off it. `seat`: of an educator who asks; absent: a member.
struct BoardAsked {
  std::span<const ledger::AccountId> off{};
  std::optional<Seat> seat{};
};
// The bands of those who share their bets, with the educator who asks as well; absent where they
// are too few.
std::optional<std::vector<BoardBand>> board_bands_of(const std::vector<OverviewMember>& members,
                                                     const BoardAsked& asked);

}  // namespace chalkline::http::wire
