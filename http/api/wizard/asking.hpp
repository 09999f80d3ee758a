#pragma once

#include <memory>
#include <mutex>

#include "http/api/wizard/answering.hpp"
#include "projections/read_models.hpp"
#include "sports/model/live_game.hpp"

// The data that answers are made from, as far as they are kept between them.
namespace chalkline::http {

// The odds board with its games as questions name them.
struct NamedBoard {
  std::shared_ptr<const sports::OddsBoard> odds;
  wizard::Board games;
};

// Makes a board's names once for each version of it. Any thread.
class NamedBoards {
 public:
  // `boards` outlives this.
  explicit NamedBoards(const sports::OddsBoards& boards) : boards_{boards} {}
  std::shared_ptr<const NamedBoard> current();

 private:
  const sports::OddsBoards& boards_;
  std::mutex mutex_;
  std::shared_ptr<const NamedBoard> made_;
};

// The games that live bets are taken on.
std::vector<wizard::BoardGame> games_under_way(const sports::LiveBoard& board);

// Reads people's records. Any thread, one at a time; blocks on the disk.
class OwnRecords {
 public:
  // `models` outlives this.
  explicit OwnRecords(projections::ReadModels& models);
  wizard::RecordFigures of(ledger::AccountId account, const wizard::Question& question);
  wizard::PlacedBets placed(ledger::AccountId account, const wizard::Question& question);

 private:
  std::mutex mutex_;
  std::unique_ptr<projections::Reader> reader_;
};

}  // namespace chalkline::http
