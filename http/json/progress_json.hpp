#pragma once

#include <boost/describe/class.hpp>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "base/json/writer.hpp"
#include "insight/progress/progress.hpp"

// How a learner thinks, as schemas/openapi.yaml has it.
namespace chalkline::http::wire {

struct InsightFigure {
  insight::FigureState state{};
  std::size_t n{};
  std::size_t games{};
  std::optional<double> value{};
  std::optional<double> low{};
  std::optional<double> high{};
};
BOOST_DESCRIBE_STRUCT(InsightFigure, (), (state, n, games, value, low, high))

struct InsightView {
  bool is_judged{};
  std::size_t cells{};
  double z{};
  bool season{};
};
BOOST_DESCRIBE_STRUCT(InsightView, (), (is_judged, cells, z, season))

struct InsightBets {
  std::size_t open{};
  std::size_t won{};
  std::size_t lost{};
  std::size_t pushed{};
  std::size_t voided{};
  std::size_t games{};
  std::size_t season_bets{};
};
BOOST_DESCRIBE_STRUCT(InsightBets, (), (open, won, lost, pushed, voided, games, season_bets))

struct InsightHits {
  InsightFigure rate{};
  std::size_t won{};
  std::optional<double> needed{};
  std::optional<double> expected{};
  std::size_t priced{};
};
BOOST_DESCRIBE_STRUCT(InsightHits, (), (rate, won, needed, expected, priced))

struct InsightBin {
  std::int32_t about_percent{};
  std::size_t n{};
  double stated{};
  double happened{};
  double effective_n{};
  std::optional<double> low{};
  std::optional<double> high{};
};
BOOST_DESCRIBE_STRUCT(InsightBin, (), (about_percent, n, stated, happened, effective_n, low, high))

struct InsightScore {
  InsightFigure gain{};
  std::optional<double> stated{};
  std::optional<double> price{};
};
BOOST_DESCRIBE_STRUCT(InsightScore, (), (gain, stated, price))

struct InsightDiscrimination {
  InsightFigure gain{};
  std::optional<double> stated_won{};
  std::optional<double> stated_lost{};
  std::optional<double> price_won{};
  std::optional<double> price_lost{};
};
BOOST_DESCRIBE_STRUCT(InsightDiscrimination, (),
                      (gain, stated_won, stated_lost, price_won, price_lost))

struct InsightEstimates {
  InsightFigure gap{};
  std::vector<InsightBin> bins{};
  InsightScore brier{};
  InsightScore log_score{};
  InsightScore brier_at_close{};
  InsightDiscrimination discrimination{};
};
BOOST_DESCRIBE_STRUCT(InsightEstimates, (),
                      (gap, bins, brier, log_score, brier_at_close, discrimination))

// An end of what a figure is of, to which one can go back.
struct InsightMoment {
  Digits position{};
  ledger::Timestamp time{};
};
BOOST_DESCRIBE_STRUCT(InsightMoment, (), (position, time))

// Chances that were given before the market's was shown, of sides that nobody chose.
struct InsightUnseen {
  Digits position{};
  InsightView view{};
  std::size_t given{};
  std::size_t open{};
  std::size_t unscored{};
  InsightEstimates estimates{};
  std::vector<InsightMoment> points{};
};
BOOST_DESCRIBE_STRUCT(InsightUnseen, (), (position, view, given, open, unscored, estimates, points))

struct InsightClosesPoint {
  Digits position{};
  ledger::Timestamp time{};
  std::size_t n{};
  Rounded<6> value{};
  std::optional<Rounded<6>> low{};
  std::optional<Rounded<6>> high{};
};
BOOST_DESCRIBE_STRUCT(InsightClosesPoint, (), (position, time, n, value, low, high))

struct InsightCloses {
  InsightFigure singles{};
  std::size_t of{};
  std::size_t estimated{};
  std::vector<Rounded<6>> values{};
  InsightFigure parlays{};
  std::size_t parlays_of{};
  std::size_t waiting{};
  std::vector<InsightClosesPoint> over_time{};
};
BOOST_DESCRIBE_STRUCT(InsightCloses, (),
                      (singles, of, estimated, values, parlays, parlays_of, waiting, over_time))

struct InsightReturn {
  InsightFigure share{};
  ledger::Coins profit{};
  ledger::Coins staked{};
  std::vector<Rounded<6>> dots{};
};
BOOST_DESCRIBE_STRUCT(InsightReturn, (), (share, profit, staked, dots))

struct InsightProfitParts {
  std::size_t n{};
  ledger::Coins profit{};
  double luck{};
  double movement{};
  double margin{};
  double luck_deviation{};
  std::optional<double> as_much{};
  std::size_t others{};
  ledger::Coins others_profit{};
};
BOOST_DESCRIBE_STRUCT(InsightProfitParts, (),
                      (n, profit, luck, movement, margin, luck_deviation, as_much, others,
                       others_profit))

struct InsightKellyStake {
  Digits bet_id{};
  std::string event_name{};
  std::string prediction{};
  ledger::Timestamp placed_at{};
  Rounded<6> share{};
  Rounded<6> own{};
  std::optional<Rounded<6>> advised{};
};
BOOST_DESCRIBE_STRUCT(InsightKellyStake, (),
                      (bet_id, event_name, prediction, placed_at, share, own, advised))

struct InsightStaking {
  std::size_t n{};
  std::size_t at_most_5{};
  std::optional<double> middle{};
  std::optional<double> largest{};
  std::optional<double> most_at_risk{};
  std::vector<Rounded<6>> shares{};
  std::size_t with_chance{};
  std::size_t above_own{};
  std::size_t against_own{};
  std::vector<InsightKellyStake> kelly{};
  static constexpr auto fields = std::tuple{field("n", &InsightStaking::n),
                                            field("atMostFivePercent", &InsightStaking::at_most_5),
                                            field("middle", &InsightStaking::middle),
                                            field("largest", &InsightStaking::largest),
                                            field("mostAtRisk", &InsightStaking::most_at_risk),
                                            field("shares", &InsightStaking::shares),
                                            field("withChance", &InsightStaking::with_chance),
                                            field("aboveOwn", &InsightStaking::above_own),
                                            field("againstOwn", &InsightStaking::against_own),
                                            field("kelly", &InsightStaking::kelly)};
};

struct InsightIndexPoint {
  Digits position{};
  ledger::Timestamp time{};
  Rounded<6> index{};
  std::size_t run{};
};
BOOST_DESCRIBE_STRUCT(InsightIndexPoint, (), (position, time, index, run))

struct InsightDrawdown {
  double worst{};
  ledger::Coins worst_coins{};
  std::optional<ledger::Timestamp> peak_at{};
  std::optional<ledger::Timestamp> trough_at{};
  std::size_t restarts{};
  std::vector<InsightIndexPoint> points{};
};
BOOST_DESCRIBE_STRUCT(InsightDrawdown, (),
                      (worst, worst_coins, peak_at, trough_at, restarts, points))

struct InsightAfter {
  std::size_t n{};
  std::optional<double> middle_share{};
  std::optional<double> middle_gap_minutes{};
  std::optional<double> implied_chance{};
  std::size_t second{};
  std::size_t raised{};
};
BOOST_DESCRIBE_STRUCT(InsightAfter, (),
                      (n, middle_share, middle_gap_minutes, implied_chance, second, raised))

struct InsightChasing {
  bool is_judged{};
  InsightAfter after_loss{};
  InsightAfter after_win{};
  bool larger_stakes{};
  bool raised_stakes{};
  bool sooner{};
  bool longer_odds{};
  bool is_flagged{};
  std::size_t refills{};
};
BOOST_DESCRIBE_STRUCT(InsightChasing, (),
                      (is_judged, after_loss, after_win, larger_stakes, raised_stakes, sooner,
                       longer_odds, is_flagged, refills))

// The last 30 beside the 30 before.
struct InsightChange {
  insight::FigureState state{};
  std::optional<double> before{};
  std::optional<double> after{};
};
BOOST_DESCRIBE_STRUCT(InsightChange, (), (state, before, after))

struct InsightImprovement {
  std::size_t bets{};
  InsightChange small_stakes{};
  InsightChange chances{};
  InsightChange look_backs{};
  std::size_t closed{};
  InsightChange closes{};
};
BOOST_DESCRIBE_STRUCT(InsightImprovement, (),
                      (bets, small_stakes, chances, look_backs, closed, closes))

struct InsightProgress {
  Digits position{};
  InsightView view{};
  InsightBets bets{};
  InsightHits hits{};
  InsightEstimates estimates{};
  InsightCloses closes{};
  InsightReturn result{};
  InsightProfitParts profit_parts{};
  InsightStaking staking{};
  std::optional<InsightDrawdown> drawdown{};
  std::optional<InsightChasing> chasing{};
  std::optional<InsightImprovement> improvement{};
};
BOOST_DESCRIBE_STRUCT(InsightProgress, (),
                      (position, view, bets, hits, estimates, closes, result, profit_parts, staking,
                       drawdown, chasing, improvement))

InsightFigure insight_figure_of(const insight::Figure& figure);

// Pictures take no more: the newest of each list, and so many points of the index.
inline constexpr std::size_t kInsightDotsMax = 200;
inline constexpr std::size_t kInsightPointsMax = 300;

// The answer with what `progress` says; `position`, `view`, `season_bets`, `refills` and the names
// of bets are the caller's to fill in.
InsightEstimates insight_estimates_of(const insight::Estimates& estimates);
// The settlements of `bets`, which are by these; of many, some.
std::vector<InsightMoment> insight_moments_of(std::span<const insight::ProgressBet> bets);
InsightProgress insight_progress_of(const insight::Progress& progress);

}  // namespace chalkline::http::wire
