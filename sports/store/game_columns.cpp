#include "sports/store/game_columns.hpp"

#include <functional>
#include <utility>

#include "sports/store/digest_column.hpp"

namespace chalkline::sports {
namespace {

// Null where the whole is absent.
template <class T, class Part>
auto part_of(const std::optional<T>& whole, Part part) {
  return whole ? std::optional{std::invoke(part, *whole)} : std::nullopt;
}

std::optional<Progress> progress_of(const ChangingColumns& columns) {
  if (!columns.live_home) return std::nullopt;
  return Progress{
      .score = {*columns.live_home, columns.live_away.value_or(0)},
      .period = {columns.live_period.value_or(PeriodKind::kPlay), columns.live_number.value_or(0)},
      .clock_s = columns.live_clock_s,
      .at = columns.live_at.value_or(ledger::Timestamp{})};
}

std::optional<StandingScore> standing_of(const ChangingColumns& columns) {
  if (!columns.unofficial_home) return std::nullopt;
  return StandingScore{.score = {*columns.unofficial_home, columns.unofficial_away.value_or(0)},
                       .since = columns.unofficial_since.value_or(ledger::Timestamp{})};
}

}  // namespace

FixedColumns fixed_columns(const FeedGame& game) {
  const auto& facts = game.game;
  return {.id = facts.id,
          .sport = facts.sport,
          .source = facts.source,
          .source_key = facts.source_key,
          .season = game.season,
          .home_name = facts.home.name,
          .home_code = facts.home.code,
          .away_name = facts.away.name,
          .away_code = facts.away.code,
          .proof = digest_column(game.proof.digest),
          .proof_row = game.proof.row};
}

ChangingColumns changing_columns(const FeedGame& game) {
  const auto& facts = game.game;
  const auto& now = facts.progress;
  const auto& over = game.unofficial;
  return {.starts_at = facts.starts_at,
          .status = facts.status,
          .home_score = part_of(facts.score, &ledger::Score::home),
          .away_score = part_of(facts.score, &ledger::Score::away),
          .offered = game.offered,
          .told = game.stage,
          .ended_at = game.ended_at,
          .reveal = game.reveal,
          .scheduled_by = game.scheduled_by,
          .scheduled_at = game.scheduled_at,
          .ended_by = game.ended_by,
          .official = game.official,
          .same_as = game.same_as,
          .held_by = game.held_by,
          .live_home = part_of(now, [](const Progress& is) { return is.score.home; }),
          .live_away = part_of(now, [](const Progress& is) { return is.score.away; }),
          .live_period = part_of(now, [](const Progress& is) { return is.period.kind; }),
          .live_number = part_of(now, [](const Progress& is) { return is.period.number; }),
          .live_clock_s = now ? now->clock_s : std::nullopt,
          .live_at = part_of(now, &Progress::at),
          .unofficial_home = part_of(over, [](const StandingScore& is) { return is.score.home; }),
          .unofficial_away = part_of(over, [](const StandingScore& is) { return is.score.away; }),
          .unofficial_since = part_of(over, &StandingScore::since)};
}

FeedGame from_columns(FixedColumns fixed, ChangingColumns changing) {
  FeedGame game;
  auto& facts = game.game;
  facts.id = fixed.id;
  facts.sport = fixed.sport;
  facts.source = fixed.source;
  facts.source_key = std::move(fixed.source_key);
  facts.home = {std::move(fixed.home_name), std::move(fixed.home_code)};
  facts.away = {std::move(fixed.away_name), std::move(fixed.away_code)};
  facts.starts_at = changing.starts_at;
  facts.status = changing.status;
  if (changing.home_score && changing.away_score)
    facts.score = {*changing.home_score, *changing.away_score};
  facts.progress = progress_of(changing);
  game.season = fixed.season;
  game.offered = changing.offered;
  game.stage = changing.told;
  game.ended_at = changing.ended_at;
  game.proof = {digest_of_column(fixed.proof), fixed.proof_row};
  game.unofficial = standing_of(changing);
  game.reveal = std::move(changing.reveal);
  game.scheduled_by = std::move(changing.scheduled_by);
  game.scheduled_at = changing.scheduled_at;
  game.ended_by = std::move(changing.ended_by);
  game.official = changing.official;
  game.held_by = std::move(changing.held_by);
  game.same_as = changing.same_as;
  return game;
}

}  // namespace chalkline::sports
