#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "http/api/wizard/given_advice.hpp"
#include "http/api/wizard/learning.hpp"
#include "http/identity/personal/conversation.hpp"
#include "ledger/rules/commands.hpp"
#include "ledger/values/money.hpp"
#include "sports/book/odds_board.hpp"
#include "sports/history/history_reader.hpp"
#include "sports/model/props.hpp"
#include "wizard/answers/answer.hpp"
#include "wizard/answers/own_bets.hpp"
#include "wizard/answers/replies.hpp"
#include "wizard/phrasing/phrasing.hpp"
#include "wizard/understanding/understand.hpp"

namespace chalkline::http {

// The person who asks, and when.
struct Asker {
  std::string username{};
  std::optional<ledger::SkillLevel> skill{};
  std::optional<ledger::Coins> bankroll{};  // open stakes included
  wizard::Days days{};
  std::string topic{};  // of the answer before this one, as it was kept; empty: none
  std::vector<wizard::SlipPick> slip{};          // on games of the board, in the slip's order
  std::optional<std::int32_t> questions_left{};  // today; absent: no limit
  std::optional<wizard::LevelReached> reached{};
};

// Everything that answers are made of; none of it changes while one is.
struct Knowledge {
  const Learned& learned;
  const sports::OddsBoard& board;
  const wizard::Names& names;
  const wizard::Board& games;  // of the odds board
  std::span<const wizard::BoardGame> under_way{};
  ledger::Timestamp now{};
  std::span<const ledger::GameId> closed{};  // which take no bets any more, whatever their start
};

// Read only if a question is about them. They may wait for the disk.
struct Records {
  // The feed that quoted a game last; empty where that is not known.
  std::function<std::string(ledger::GameId)> feed{};
  std::function<wizard::RecordFigures(const wizard::Question&)> own{};
  std::function<wizard::PlacedBets(const wizard::Question&)> placed{};
  std::function<std::shared_ptr<const AdviceSoFar>()> so_far{};
};

// The props on offer and the figures that are known of their players. They may wait for the disk.
struct Props {
  std::function<std::vector<sports::PropPlayer>(const sports::Game&)> players{};
  std::function<std::vector<sports::PropOffer>(ledger::GameId)> offers{};
  std::function<std::vector<sports::HistoryReader::KnownFigure>(const sports::Game&,
                                                                const ledger::PropSubject&)>
      figures{};
};

struct MadeAnswer {
  WizardReply reply;
  // The inputs by which the ledger decides each advice of the reply, but for the account: first
  // that of the reply's own pick, then those that stand in a sentence. None where no bet is spoken
  // of.
  std::vector<ledger::GiveAdvice> requests{};
  bool counts{true};  // as a question of the day: it was answered, and not with help
  bool is_help{};     // to a person in need, or who is not to think of bets
  bool is_understood{true};
  std::optional<wizard::Explanation> explanation{};  // of advice: may be put into other words
};

// The same question of the same asker gets the same answer from the same knowledge.
MadeAnswer answer(std::string_view message, const Asker& who, const Knowledge& knowledge,
                  const Records& records, const Props& props);

}  // namespace chalkline::http
