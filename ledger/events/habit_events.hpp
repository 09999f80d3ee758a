#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <tuple>

#include "base/fields.hpp"
#include "ledger/events/bet_events.hpp"
#include "ledger/events/event_type.hpp"
#include "ledger/events/posting.hpp"
#include "ledger/events/progress_events.hpp"
#include "ledger/values/asked_side.hpp"
#include "ledger/values/date.hpp"
#include "ledger/values/enum_names.hpp"
#include "ledger/values/ids.hpp"
#include "ledger/values/price_band.hpp"

// Events of practising day by day: estimates, reviews, the run of days, hunches. Storage formats
// like all of events.hpp, which includes this.
namespace chalkline::ledger {

// The one side whose chance is asked of everybody on a UTC date (rules/habit/daily_line.hpp).
struct DailyLineSet {
  Date date{};
  AskedSide asked{};
  static constexpr EventType type{"DailyLineSet"};
  static Postings postings() { return {}; }
  static constexpr auto fields =
      std::tuple{field("date", &DailyLineSet::date), field("asked", &DailyLineSet::asked)};
  friend bool operator==(const DailyLineSet&, const DailyLineSet&) = default;
};

// A chance that a person gives without a bet. It stands once it is given.
struct EstimateGiven {
  AccountId account{};
  AskedSide asked{};
  std::uint8_t chance{};  // in percent, 1 to 99
  bool daily{};           // of the daily line; else one of the day's others
  bool unseen{};          // given before the market's chance was shown
  Date date{};            // in the person's own time zone
  static constexpr EventType type{"EstimateGiven"};
  static Postings postings() { return {}; }
  static constexpr auto fields =
      std::tuple{field("account", &EstimateGiven::account), field("asked", &EstimateGiven::asked),
                 field("chance", &EstimateGiven::chance),   field("daily", &EstimateGiven::daily),
                 field("unseen", &EstimateGiven::unseen),   field("date", &EstimateGiven::date)};
  friend bool operator==(const EstimateGiven&, const EstimateGiven&) = default;
};

// An answer to one of the questions that a guide asks at its end. The first one begins its reviews.
struct ReviewAnswered {
  AccountId account{};
  Guide guide{};
  std::uint8_t check{};  // the question's number in the guide, from 1
  bool right{};
  Date date{};  // in the person's own time zone
  static constexpr EventType type{"ReviewAnswered"};
  static Postings postings() { return {}; }
  static constexpr auto fields =
      std::tuple{field("account", &ReviewAnswered::account), field("guide", &ReviewAnswered::guide),
                 field("check", &ReviewAnswered::check), field("right", &ReviewAnswered::right),
                 field("date", &ReviewAnswered::date)};
  friend bool operator==(const ReviewAnswered&, const ReviewAnswered&) = default;
};

// The run of days waits for the person, up to a date or until they come back.
struct RunPaused {
  AccountId account{};
  Date date{};   // of the press, in the person's own time zone
  Date until{};  // the first day that counts again
  static constexpr EventType type{"RunPaused"};
  static Postings postings() { return {}; }
  static constexpr auto fields =
      std::tuple{field("account", &RunPaused::account), field("date", &RunPaused::date),
                 field("until", &RunPaused::until)};
  friend bool operator==(const RunPaused&, const RunPaused&) = default;
};

// A pause that was to last longer has been ended by a press.
struct RunResumed {
  AccountId account{};
  Date date{};  // the first day that counts again
  static constexpr EventType type{"RunResumed"};
  static Postings postings() { return {}; }
  static constexpr auto fields =
      std::tuple{field("account", &RunResumed::account), field("date", &RunResumed::date)};
  friend bool operator==(const RunResumed&, const RunResumed&) = default;
};

// Which of the later bets count for a hunch; absent: all.
struct HunchFilter {
  std::optional<Sport> sport{};
  std::optional<BetKind> kind{};
  std::optional<PriceBand> price{};
  static constexpr auto fields =
      std::tuple{field("sport", &HunchFilter::sport), field("kind", &HunchFilter::kind),
                 field("price", &HunchFilter::price)};
  friend bool operator==(const HunchFilter&, const HunchFilter&) = default;
};

enum class HunchDirection : std::uint8_t { kBetter = 1, kWorse = 2 };
template <>
inline constexpr std::array<std::string_view, 2> enum_names<HunchDirection>{"better", "worse"};

// A hunch: what a person expects of their own later bets, said before they are placed and judged
// once.
struct HunchStated {
  AccountId account{};
  HunchFilter filter{};
  HunchDirection direction{};
  std::uint16_t bets{};  // after so many of them it is judged
  static constexpr EventType type{"HunchStated"};
  static Postings postings() { return {}; }
  static constexpr auto fields =
      std::tuple{field("account", &HunchStated::account), field("filter", &HunchStated::filter),
                 field("direction", &HunchStated::direction), field("bets", &HunchStated::bets)};
  friend bool operator==(const HunchStated&, const HunchStated&) = default;
};

// A hunch makes room for another: its bets have come, or the person gives it up.
struct HunchClosed {
  AccountId account{};
  Position hunch{};  // of its HunchStated
  bool judged{};
  static constexpr EventType type{"HunchClosed"};
  static Postings postings() { return {}; }
  static constexpr auto fields =
      std::tuple{field("account", &HunchClosed::account), field("hunch", &HunchClosed::hunch),
                 field("judged", &HunchClosed::judged)};
  friend bool operator==(const HunchClosed&, const HunchClosed&) = default;
};

}  // namespace chalkline::ledger
