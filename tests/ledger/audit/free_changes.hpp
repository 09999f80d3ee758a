#pragma once

#include <string_view>

// The changes of an honest log that no audit can find.
namespace chalkline::ledger::test {

inline constexpr const char* kDeleted = "(deleted)";
inline constexpr const char* kRepeated = "(repeated)";
inline constexpr const char* kSwapped = "(swapped)";
inline constexpr const char* kLowered = "(lowered)";  // its version
inline constexpr const char* kUnsalted = "(unsalted)";

struct Free {
  std::string_view event;
  std::string_view field;  // and all within it
  std::string_view reason;
};

inline constexpr auto kChoice = "a person's choice, at the same price";
inline constexpr auto kWish = "a person may have asked for it, or not";
inline constexpr auto kFeed = "a feed's word";
inline constexpr auto kDay = "a person's own day, within one of UTC's";
inline constexpr auto kClock =
    "the writer's clock, from which nothing but the order of records follows";

// Values that come from outside and are derived from nothing else.
inline constexpr Free kFree[] = {
    {"AccountClosed", "time", kClock},
    {"AccountClosed", kDeleted, kWish},
    {"AdviceGiven", "account", kWish},
    {"AdviceGiven", "inputs", "what the Wizard knew, from which its answer follows"},
    {"AdviceGiven", kDeleted, kWish},
    {"AdviceGiven", kRepeated, kWish},
    {"AssignmentMet", "by", "one act of the member's is like another"},
    {"AssignmentMet", "version", "under which the work began"},
    {"AssignmentMet", kDeleted, kWish},
    {"AssignmentMet", kSwapped, kWish},
    {"AssignmentReversed", "time", kClock},
    {"AssignmentReversed", kDeleted, kWish},
    {"AssignmentSet", "rule", "an educator's choice"},
    {"AssignmentSet", kDeleted, kWish},
    {"AssignmentSet", kSwapped, kWish},
    {"BadgeEarned", kDeleted, "version 1 of the rules lets a badge be older than its rule"},
    {"BetPlaced", "condition.line", kChoice},
    {"BetPlaced", "condition.mark", kChoice},
    {"BetPlaced", "condition.team", kChoice},
    {"BetPlaced", "key", "a client's word"},
    {"BetPlaced", "legs", "a person's choice, and the bookmaker's price"},
    {"BetPlaced", "request", "a client's word"},
    {"BetPlaced", "statedChance", kChoice},
    {"BetPlaced", "time", kClock},
    {"BetPlaced", kSwapped, kWish},
    {"BetReviewed", "date", kDay},
    {"BetReviewed", "time", kClock},
    {"BetReviewed", kDeleted, kWish},
    {"BetReviewed", kSwapped, kWish},
    {"BetSettled", "time", kClock},
    {"BetSettled", kDeleted, "the bets of a closed account are void when there is time for it"},
    {"ClassEnded", kDeleted, kWish},
    {"ClassOpened", "class", "drawn bits"},
    {"ClassOpened", "terms", "an educator's choice"},
    {"ClassOpened", kDeleted, kWish},
    {"ClockSet", "time", kClock},
    {"CoinsGranted", "time", kClock},
    {"ConsentChanged", "consent", kWish},
    {"ConsentChanged", kDeleted, kWish},
    {"DailyLineSet", "asked", "the price of a game of which nothing was revealed"},
    {"DataViewed", "account", kWish},
    {"DataViewed", "time", kClock},
    {"DataViewed", "view", kWish},
    {"DataViewed", kDeleted, kWish},
    {"DataViewed", kSwapped, kWish},
    {"EstimateGiven", "asked", "the price of a game of which nothing was revealed"},
    {"EstimateGiven", "chance", kWish},
    {"EstimateGiven", "unseen", "a client's word"},
    {"EstimateGiven", kDeleted, kWish},
    {"GameCancelled", "time", kClock},
    {"GamePassed", "reason", kWish},
    {"GamePassed", kDeleted, kWish},
    {"GameRescheduled", "startsAt", kFeed},
    {"GameRescheduled", "time", kClock},
    {"GameRescheduled", kDeleted, kFeed},
    {"GameRevealed", "time", kClock},
    {"GameRevealed", kDeleted, "its server may have stopped: the next game that ends misses it"},
    {"GameScheduled", "awayCode", kFeed},
    {"GameScheduled", "awayName", kFeed},
    {"GameScheduled", "homeCode", kFeed},
    {"GameScheduled", "homeName", kFeed},
    {"GameScheduled", "proof", "nothing was revealed of the game"},
    {"GameScheduled", "sport", kFeed},
    {"GameScheduled", "startsAt", kFeed},
    {"GameScheduled", "time", kClock},
    {"GameScheduled", kDeleted, "nothing has come of the game"},
    {"GameSettled", "time", kClock},
    {"GameSettled", kDeleted, "work is done as well where nothing says so"},
    {"GameSettled", kSwapped, "a reveal may come before it"},
    {"GuideRead", "guide", kChoice},
    {"HunchClosed", "hunch", kWish},
    {"HunchClosed", kDeleted, kWish},
    {"HunchStated", "account", kWish},
    {"HunchStated", "direction", kWish},
    {"HunchStated", "filter", kWish},
    {"HunchStated", kDeleted, kWish},
    {"HunchStated", kSwapped, kWish},
    {"LimitsSet", "account", kWish},
    {"LimitsSet", "coolOffUntil", kWish},
    {"LimitsSet", "current", kWish},
    {"LimitsSet", "pending", kWish},
    {"LimitsSet", "realityCheckMinutes", kWish},
    {"LimitsSet", "time", kClock},
    {"LimitsSet", kDeleted, kWish},
    {"LineClosed", "lines", kFeed},
    {"LineClosed", "quotedAt", kFeed},
    {"LineClosed", "time", kClock},
    {"LineClosed", kDeleted, kFeed},
    {"MarginGuessed", "account", kWish},
    {"MarginGuessed", "guess", kWish},
    {"MarginGuessed", "sides", "the price of a game of which nothing was revealed"},
    {"MarginGuessed", kDeleted, kWish},
    {"MarginGuessed", kRepeated, kWish},
    {"MemberLeft", kDeleted, kWish},
    {"OperatorActed", "reason", "an operator's word"},
    {"OperatorActed", "uid", "an operator's word"},
    {"OverviewOpened", "educator", kWish},
    {"OverviewOpened", kDeleted, kWish},
    {"OverviewOpened", kSwapped, kWish},
    {"PurseOpened", "consent", kWish},
    {"QuizCompleted", "answers", "one wrong answer is like another"},
    {"RecordOpened", "educator", kWish},
    {"RecordOpened", kDeleted, kWish},
    {"RecordOpened", kSwapped, kWish},
    {"ResultRecorded", "periods", kFeed},
    {"ResultRecorded", "score", kFeed},
    {"ResultRecorded", "time", kClock},
    {"ReviewAnswered", "account", kWish},
    {"ReviewAnswered", "check", kWish},
    {"ReviewAnswered", "date", kDay},
    {"ReviewAnswered", "guide", kWish},
    {"ReviewAnswered", "right", kWish},
    {"ReviewAnswered", "time", kClock},
    {"ReviewAnswered", kDeleted, kWish},
    {"ReviewAnswered", kRepeated, kWish},
    {"ReviewAnswered", kSwapped, kWish},
    {"RulesAdopted", "time", kClock},
    {"RunPaused", "account", kWish},
    {"RunPaused", "until", kWish},
    {"RunPaused", kDeleted, kWish},
    {"RunResumed", "date", kDay},
    {"RunResumed", kDeleted, kWish},
    {"SkillReached", kDeleted, "as a badge"},
    {"StatisticsRecorded", "players.figures", kFeed},
    {"StatisticsRecorded", "simulated", kFeed},
    {"XpAwarded", kDeleted, kWish},
    {"XpAwarded", kRepeated, kWish},
};

}  // namespace chalkline::ledger::test
