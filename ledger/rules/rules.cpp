#include "ledger/rules/rules.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <limits>
#include <stdexcept>

#include "ledger/rules/commands.hpp"

namespace chalkline::ledger {
namespace {

constexpr std::int32_t kNoBound = std::numeric_limits<std::int32_t>::max();

constexpr Rules first_rules() {
  return {
      .version = 1,
      .bankroll = {.start = 1'000, .reset_below = 100, .reset_interval = std::chrono::days{7}},
      .xp = {.bet = 10,
             .bets_per_day = 5,
             .review = 5,
             .reviews_per_day = 5,
             .guide = 10,
             .quiz = 50,
             .hub_section = 3,
             .hub_sport = 5,
             .hub_per_day = 60,
             .daily = 10,
             .premium_daily = 15,
             .estimate = 0},
      .quiz = {.again = false, .unknown = false},
      .guides = {.premium = {Guide::kKellyCriterion, Guide::kArbitrage, Guide::kBayesianAnalysis}},
      .levels = {.highest = 20, .step = 100},
      .membership = {.tier_coins = {5'000, 10'000, 25'000, 50'000, 100'000},
                     .monthly_bonus = 5'000,
                     .counts_open_stakes = false},
      .conditionals = {.boosts = {30, 70, 50, 90}, .capped = false, .close_game_odds = 0},
      .slips = {.bets_max = 20},  // a person cannot review more at once
      .parlays = {.one_leg_a_game = false, .legs_max = 10},
      // Clocks of one machine that were read one after the other never differ by a second.
      .quotes = {.ahead_max = std::chrono::seconds{1},
                 .live_life = std::chrono::seconds{6},
                 .prop_life = std::chrono::seconds{120}},
      .props = {.shortest = -kLongestOdds, .longest = kLongestOdds},
      .limits = {.bets_per_day_max = 1'000,  // more nobody places by hand
                 .reality_check_minutes_min = 5,
                 .reality_check_minutes_max = 240,
                 .cool_off_days_max = 42,  // six weeks
                 .loosen_after = std::chrono::hours{24},
                 .changes_per_day = kNoBound,
                 .small_bets_per_day = kNoBound},
      .games = {.committed = false},
      .classes = {.known = false,
                  .kinds = {BetKind::kMoneyline, BetKind::kSpread, BetKind::kTotal, BetKind::kProp,
                            BetKind::kParlay, BetKind::kConditional},
                  .rows = {ConsentRow::kBets, ConsentRow::kLearning, ConsentRow::kQuiz,
                           ConsentRow::kChasing},
                  .start_coins_min = 100,      // below it a stake of 1% is no coin
                  .start_coins_max = 100'000,  // the highest tier's
                  .length_max = std::chrono::days{366},
                  .consents_per_day = 0,
                  .record_again = {},
                  .export_again = {},
                  .assignments = 0,
                  .assignment_versions = 0,
                  .passes_per_day = 0},
      .badges = {.set = {Badge::kFirstBet, Badge::kHotHand, Badge::kUnderdog, Badge::kParlayPro,
                         Badge::kBankrollGuardian, Badge::kScholar, Badge::kDataDiver,
                         Badge::kBeatTheClose},
                 .underdog = 200,
                 .parlay_legs = 3,
                 .guides = 6,
                 .views = {DataView::kNhlSchedule, DataView::kNhlBoxScores, DataView::kNhlStandings,
                           DataView::kNhlRosters, DataView::kMlbRosters},
                 .kinds = {BetKind::kMoneyline, BetKind::kSpread, BetKind::kTotal, BetKind::kProp,
                           BetKind::kParlay, BetKind::kConditional},
                 .priced_bets = 50,
                 .forecasts = 50,
                 .reviews = 25},
      .habits = {.kept = false,
                 .estimates_per_day = 0,
                 .estimates_ahead = {},
                 .reviews_per_day = 0,
                 .review_after_days = {},
                 .pause_days_max = 0,
                 .pauses_per_day = 0,
                 .hunches_open = 0,
                 .hunches_per_day = 0,
                 .hunch_bets = {},
                 .marks_per_day = 0,
                 .guesses_per_day = 0},
      .closing_lines = {.singles_alone = false},
      .pro = {.level = 15, .bets = 200}};
}

// No set of bets returns more than it costs, no grant can be milked, and badges reward habits.
constexpr Rules second_rules() {
  auto rules = first_rules();
  rules.version = 2;
  rules.membership.counts_open_stakes = true;
  rules.conditionals.capped = true;
  rules.conditionals.close_game_odds = 150;  // 2.50
  rules.parlays.one_leg_a_game = true;
  rules.props = {.shortest = -130, .longest = 119};
  rules.limits.changes_per_day = 20;
  rules.badges.set = {Badge::kFirstBet,   Badge::kHonestForecaster, Badge::kLookedBack,
                      Badge::kAllRounder, Badge::kBankrollGuardian, Badge::kScholar,
                      Badge::kDataDiver,  Badge::kBeatTheClose};
  return rules;
}

// Nobody lives on the rounding of small stakes, and a simulated game is played as it was drawn.
constexpr Rules third_rules() {
  auto rules = second_rules();
  rules.version = 3;
  rules.limits.small_bets_per_day = 50;
  rules.games.committed = true;
  return rules;
}

// A learner practises day by day without a bet, and in classes from purses of their own. No parlay
// outweighs singles.
constexpr Rules fourth_rules() {
  auto rules = third_rules();
  rules.version = 4;
  rules.xp.estimate = 5;
  rules.quiz = {.again = true, .unknown = true};
  rules.habits = {.kept = true,
                  .estimates_per_day = 9,  // with the daily line ten
                  .estimates_ahead = std::chrono::days{7},
                  .reviews_per_day = 5,
                  .review_after_days = {1, 3, 7},
                  .pause_days_max = 60,
                  .pauses_per_day = 3,    // one by mistake, one put right, and a change of mind
                  .hunches_open = 3,      // of many guesses one looks right by luck
                  .hunches_per_day = 10,  // three are open at once: room to think each over thrice
                  .hunch_bets = {30, 100, 300},
                  .marks_per_day = 10,     // the assignment needs three, and counts misses
                  .guesses_per_day = 20};  // the assignment takes five
  rules.closing_lines.singles_alone = true;
  rules.classes = {.known = true,
                   .kinds = rules.classes.kinds,
                   .rows = rules.classes.rows,
                   .start_coins_min = rules.classes.start_coins_min,
                   .start_coins_max = rules.classes.start_coins_max,
                   .length_max = rules.classes.length_max,
                   .consents_per_day = 10,  // four rows, each given and taken and given again
                   .record_again = std::chrono::hours{1},    // RULES 42
                   .export_again = std::chrono::minutes{1},  // a download that is tried again
                   .assignments = 13,
                   .assignment_versions = 20,  // a change a week through a term
                   .passes_per_day = 20};      // the assignment has ten games
  return rules;
}

constexpr std::array kRules{first_rules(), second_rules(), third_rules(), fourth_rules()};
static_assert(kRules.size() == kLatestRules && kRules.back().version == kLatestRules);
static_assert(std::ranges::all_of(kRules, [](const Rules& rules) {
  return rules.slips.bets_max <= kSlipMax && rules.parlays.legs_max <= kParlayLegsMax;
}));

}  // namespace

const Rules& rules_of(std::uint16_t version) {
  if (!is_known_rules(version)) {
    throw std::runtime_error{fmt::format(
        "the ledger is at version {} of the rules, which this program does not know", version)};
  }
  return kRules.at(version - kFirstRules);
}

const Rules& latest_rules() { return rules_of(kLatestRules); }

}  // namespace chalkline::ledger
