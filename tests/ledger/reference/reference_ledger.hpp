#pragma once

#include <expected>
#include <map>
#include <optional>
#include <set>
#include <span>
#include <utility>
#include <vector>

#include "ledger/rules/commands.hpp"
#include "ledger/rules/rejection.hpp"
#include "tests/ledger/reference/reference_bet.hpp"

namespace chalkline::ledger::test {

// The ledger's behaviour, said as plainly as possible: maps that are changed in place, no events.
// It shares no code with the ledger but the words of commands and refusals.
class ReferenceLedger {
 public:
  struct Hunch {
    Position position{};
    HunchStated stated;
  };
  struct Account {
    Coins balance = 0;
    Coins held = 0;
    std::int64_t xp = 0;
    std::map<std::int64_t, int> awarded_bets;  // by day
    std::optional<Timestamp> last_reset;
    std::optional<std::int64_t> quiz_day;  // of the latest
    bool closed = false;
    int tier = 0;  // 0: free
    std::optional<std::chrono::year_month_day> member_since;
    int bonuses = 0;
    std::set<Guide> guides;
    std::set<DataView> views;
    std::map<std::int64_t, int> hub_xp;      // by day, before the multiplier
    std::map<std::int64_t, int> reviews;     // with XP, by day
    std::map<std::int64_t, int> bets;        // by day
    std::map<std::int64_t, int> small_bets;  // those, of less than 10 coins
    std::map<std::int64_t, Coins> results;   // by week
    LimitValues limits;                      // that act
    std::optional<LimitValues> later;        // limits that will
    Timestamp later_from;
    std::optional<Timestamp> break_until;
    std::map<std::int64_t, int> limit_changes;  // by day
    Date latest_date{};                         // that the person has been at
    std::set<GameId> estimated;
    std::map<Date, int> estimates;                                 // without the daily line
    std::map<std::pair<Guide, int>, std::pair<int, Date>> checks;  // right in a row, last answer
    std::map<Date, int> answers;                                   // to reviews
    Date paused_until{};
    std::map<Date, int> pauses;
    std::map<std::int64_t, int> hunches_stated;  // by day, as the following
    std::map<std::int64_t, std::set<std::pair<GameId, Market>>> marked;
    std::map<std::int64_t, int> guesses;
    std::vector<Hunch> hunches;  // open
  };
  struct Bet {
    AccountId account{};
    SlipBet wanted;
    Coins balance_after = 0;
    std::size_t of = 1;           // bets of its slip
    std::optional<Coins> credit;  // once settled
    int rules = 1;                // under which it was placed
    BetId id = 0;
    bool reviewed = false;
  };

  // The balance that the answer tells, or the refusal. 0 for games.
  using Answer = std::expected<Coins, Rejection>;

  Answer apply(const OpenAccount& c, Timestamp now);
  Answer apply(const ResetBankroll& c, Timestamp now);
  Answer apply(const PlaceSlip& c, Timestamp now);
  Answer apply(const SubmitQuiz& c, Timestamp now);
  Answer apply(const ScheduleGame& c, Timestamp now);
  Answer apply(const CloseLine& c, Timestamp now);
  Answer apply(const RecordResult& c, Timestamp now);
  Answer apply(const CancelGame& c, Timestamp now);
  Answer apply(const ActAsOperator& c, Timestamp now);
  Answer apply(const RevealGame& c, Timestamp now);
  Answer apply(const SettleBets&, Timestamp) { return 0; }  // the settler's own
  Answer apply(const FindKey&, Timestamp) { return 0; }     // idempotency_test.cpp asks
  Answer apply(const CloseAccount& c, Timestamp now);
  Answer apply(const VoidOpenBets&, Timestamp) { return 0; }  // the settler's own
  // purses_test.cpp asks for these.
  Answer apply(const OpenClass&, Timestamp) { return 0; }
  Answer apply(const EndClass&, Timestamp) { return 0; }
  Answer apply(const OpenPurse&, Timestamp) { return 0; }
  Answer apply(const ChangeConsent&, Timestamp) { return 0; }
  Answer apply(const LeaveClass&, Timestamp) { return 0; }
  // assignments_test.cpp asks for these.
  Answer apply(const OpenRecord&, Timestamp) { return 0; }
  Answer apply(const OpenOverview&, Timestamp) { return 0; }
  Answer apply(const SetAssignment&, Timestamp) { return 0; }
  Answer apply(const MeetAssignment&, Timestamp) { return 0; }
  Answer apply(const ReverseAssignment&, Timestamp) { return 0; }
  Answer apply(const PassGame&, Timestamp) { return 0; }

  // plain_progress.cpp
  Answer apply(const ViewHub& c, Timestamp now);
  Answer apply(const ViewData& c, Timestamp now);
  Answer apply(const ReadGuide& c, Timestamp now);
  Answer apply(const ReviewBet& c, Timestamp now);
  Answer apply(const GiveAdvice& c, Timestamp now);
  Answer apply(const UpgradeMembership& c, Timestamp now);
  Answer apply(const GrantMonthlyBonus& c, Timestamp now);
  Answer apply(const ChangeLimits& c, Timestamp now);
  Answer apply(const AdoptRules& c, Timestamp now);
  Answer apply(const AdoptLogKey&, Timestamp) { return 0; }  // log_key_test.cpp asks

  // reference_habit.cpp
  Answer apply(const SetDailyLine& c, Timestamp now);
  Answer apply(const GiveEstimate& c, Timestamp now);
  Answer apply(const AnswerReview& c, Timestamp now);
  Answer apply(const PauseRun& c, Timestamp now);
  Answer apply(const ResumeRun& c, Timestamp now);
  Answer apply(const StateHunch& c, Timestamp now);
  Answer apply(const CloseHunch& c, Timestamp now);
  Answer apply(const MarkMarket& c, Timestamp now);
  Answer apply(const GuessMargin& c, Timestamp now);
  // Its clock is never wrong.
  Answer apply(const SetClockBack&, Timestamp) {
    return std::unexpected(Rejection::kClockNotAhead);
  }

  // Every bet on a game that has ended is paid what its latest end says, and the open ones of those
  // who have left are void.
  void settle(Timestamp now);

  // The ledger's names for the bets that were placed last.
  void name_bets(std::span<const BetId> ids) {
    for (std::size_t i = 0; i < ids.size(); ++i) bets_[bets_.size() - ids.size() + i].id = ids[i];
  }
  // The ledger's name for the hunch that was stated last.
  void name_hunch(AccountId account, Position position) {
    accounts_.at(account).hunches.back().position = position;
  }
  const std::vector<Bet>& bets() const { return bets_; }
  const std::map<AccountId, Account>& accounts() const { return accounts_; }
  int rules() const { return rules_; }

 private:
  std::optional<Rejection> place(AccountId id, const SlipBet& bet, Timestamp now);
  std::optional<Rejection> over_limit(Account& account, Coins stake, Timestamp now) const;
  std::optional<Rejection> no_habit(AccountId id) const;
  std::optional<Rejection> not_asked(const AskedSide& asked, Timestamp now) const;
  bool has_open_bets(AccountId account) const;
  std::optional<Rejection> refusal(AccountId account) const;

  int rules_ = 1;
  DailyLineSet daily_;
  std::map<AccountId, Account> accounts_;
  PlainGames games_;
  std::vector<Bet> bets_;
  std::map<std::pair<AccountId, IdempotencyKey>, std::size_t> keys_;
};

}  // namespace chalkline::ledger::test
