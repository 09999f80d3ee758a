#include "ledger/audit/evidence.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "ledger/rules/game.hpp"

namespace chalkline::ledger {

// Compares what was recorded of a game with what its reveal derives.
struct AuditEvidence::Compare {
  const GameEvidence& evidence;
  const Report& report;
  AuditEvidence& audit;

  void all(const Game& game) const {
    for (const auto& bet : game.bets) check(bet);
    for (const auto& quoted : game.quoted) check(quoted);
    if (game.closed) check(*game.closed);
    if (!game.result) return;
    if (game.operator_act != 0) {
      if (game.result->score != evidence.result().score)
        audit.overruling_.push_back(game.operator_act);
      if (!game.statistics) return;  // the operator has none
    } else if (*game.result != evidence.result()) {
      report("its result is not the one recorded");
    }
    if (game.statistics != evidence.statistics())
      report("its players' figures are not those recorded");
  }

  void check(const LineClosed& closed) const {
    if (closed.lines != evidence.closing()) report("its closing line is not the one recorded");
    if (evidence.quoted(closed.quoted_at) != closed.lines)
      report("its closing line was not quoted when the record says");
  }

  void check(const Bet& bet) const {
    const auto& leg = bet.leg;
    if (leg.quoted_at > bet.time)
      report(fmt::format("the quote that bet {} took was still to come", bet.id));
    if (!leg.live && !leg.prop && is_replaced(asked_of(leg), bet.time, bet.condition))
      remark(bet.id, leg.game, "a bet was taken at");
    const auto quote = quote_of(leg);
    if (!quote || of_side(*quote, leg.side) != SideQuote{leg.line, leg.odds, leg.other_odds}) {
      report(fmt::format("bet {} was not placed at a price that was quoted", bet.id));
    }
    if (bet.condition && !was_quoted(*bet.condition, leg.quoted_at))
      report(fmt::format("the condition of bet {} is not as it was quoted", bet.id));
  }

  void check(const Quoted& quoted) const {
    const auto& [position, time, asked, what, given_on] = quoted;
    if (asked.quoted_at > time)
      report(fmt::format("the quote that {} {} is on was still to come", what, position));
    if (!given_on.empty() && is_replaced(asked, time)) remark(position, asked.game, given_on);
    if (!is_quoted_at(asked.quoted_at, asked))
      report(fmt::format("{} {} is on a price that was not quoted", what, position));
  }

  // Whether another price than the one that was taken stood for so long. The engine cannot say so:
  // it knows no line but the bet's own. A price that moved and came back is no other: a board
  // whose server was down meanwhile has it from before.
  bool is_replaced(const AskedSide& asked, Timestamp time,
                   const std::optional<Condition>& condition = {}) const {
    const auto latest = evidence.last_quoted(time - kPriceReplaced);
    if (!latest || *latest <= asked.quoted_at) return false;
    return !is_quoted_at(*latest, asked) || (condition && !was_quoted(*condition, *latest));
  }

  void remark(Position position, GameId of, std::string_view what) const {
    audit.remark(position, fmt::format("{} a price of game {} that a newer one had replaced more "
                                       "than {} minutes before",
                                       what, to_string(of), kPriceReplaced.count()));
  }

  bool is_quoted_at(Timestamp at, const AskedSide& asked) const {
    const auto lines = evidence.quoted(at);
    const auto quote = lines ? market_of(*lines, asked.market) : std::nullopt;
    return quote &&
           of_side(*quote, asked.side) == SideQuote{asked.line, asked.odds, asked.other_odds};
  }

  // At its own market's handicap, and at its price where the rules of that time record one.
  bool was_quoted(const Condition& condition, Timestamp at) const {
    const bool is_cover = condition.type == ConditionType::kIfCover;
    if (condition.type == ConditionType::kIfTime || (!is_cover && condition.odds == 0)) return true;
    const auto lines = evidence.quoted(at);
    if (!lines) return false;
    const auto& quote = is_cover ? lines->spread : lines->moneyline;
    const bool is_lose = condition.type == ConditionType::kIfLose;
    const auto wins = is_lose ? opponent(condition.team) : condition.team;
    if (!quote) return false;
    const auto quoted = of_side(*quote, wins);
    return (!is_cover || condition.line == quoted.line) &&
           (condition.odds == 0 || condition.odds == quoted.odds);
  }

  static AskedSide asked_of(const Pick& leg) {
    return {leg.game, leg.market, leg.side, leg.line, leg.odds, leg.other_odds, leg.quoted_at};
  }

  std::optional<TwoWay> quote_of(const Pick& leg) const {
    if (leg.prop) return evidence.prop(*leg.prop, leg.quoted_at);
    const auto lines = leg.live ? evidence.live(leg.quoted_at) : evidence.quoted(leg.quoted_at);
    return lines ? market_of(*lines, leg.market) : std::nullopt;
  }
};

struct AuditEvidence::Take {
  AuditEvidence& audit;
  const Record& record;
  const Report& report;

  void operator()(const GameScheduled& e) const {
    if (e.source != Source::kSimulated) return;
    if (e.proof.digest == Sha256Digest{}) {
      if (audit.rules_ >= kFirstRulesOfCommitments) report("a simulated game without a commitment");
      return;
    }
    audit.games_.try_emplace(e.game, Game{e, {}, {}, {}, {}, {}, {}, record.position});
  }
  void operator()(const OperatorActed&) const { audit.act_ = record.position; }
  void operator()(const GameRescheduled& e) const {
    if (audit.find(e.game) != nullptr) report("a game that was committed to is moved");
  }
  void operator()(const BetPlaced& e) const {
    for (const auto& leg : e.legs) {
      if (auto* game = audit.find(leg.game))
        game->bets.push_back({record.position, record.time, leg, e.condition});
    }
  }
  void operator()(const AdviceGiven& e) const {
    note({e.game, e.market, e.side, e.line, e.inputs.odds, e.inputs.other_odds, e.quoted_at},
         "advice", "advice was given on");
  }
  void operator()(const EstimateGiven& e) const {
    note(e.asked, "estimate", e.daily ? "" : "an estimate was compared with");
  }
  void operator()(const DailyLineSet& e) const {
    note(e.asked, "daily line", "the daily line was set by");
  }
  void operator()(const MarketMarked& e) const { note(e.asked, "mark", "a market was marked at"); }
  void operator()(const MarginGuessed& e) const {
    for (const auto& side : e.sides) note(side, "guess", "a margin was guessed at");
  }
  void operator()(const LineClosed& e) const {
    if (auto* game = audit.find(e.game)) game->closed = e;
  }
  void operator()(const StatisticsRecorded& e) const {
    if (auto* game = audit.find(e.game)) game->statistics = e;
  }
  void operator()(const ResultRecorded& e) const {
    auto* game = audit.find(e.game);
    if (game == nullptr) return check_change(e);
    game->operator_act = act_before();
    while (!audit.ended_.empty() && audit.ended_.front().at < record.time - kRevealDue)
      audit.report_first(report);
    // The feed reveals a game at the end that it gives it.
    if (!game->result && game->operator_act == 0) audit.ended_.push_back({e.game, record.time});
    game->result = e;
  }
  void operator()(const GameCancelled& e) const {
    const auto* game = audit.find(e.game);
    if (game == nullptr || game->result) return;
    if (act_before() == 0) {
      if (record.time - game->scheduled.starts_at < kVoidAfter)
        report("a game that was committed to is cancelled by its feed");
      audit.remark(record.position,
                   fmt::format("game {}, which was committed to, is void because no result came",
                               to_string(e.game)));
    }
    audit.games_.erase(e.game);
  }
  void operator()(const GameRevealed& e) const {
    const auto* game = audit.find(e.game);
    if (game == nullptr) return;
    if (std::ranges::find(audit.ended_, e.game, &End::game) != audit.ended_.end()) {
      // Games are revealed in the order of their ends.
      while (audit.ended_.front().game != e.game) audit.report_first(report);
      audit.ended_.pop_front();
    }
    audit.revealed_lately_.push_back({record.time, game->scheduled.starts_at});
    if (const auto evidence = audit.open_(game->scheduled, e.reveal)) {
      Compare{*evidence, report, audit}.all(*game);
      audit.revealed_.insert_or_assign(e.game, evidence->result().score);
    } else {
      report("what is revealed is not this game");
    }
    audit.games_.erase(e.game);
  }
  // Events still to come by the new time are awaited from now on.
  void operator()(const ClockSet&) const {
    for (auto& end : audit.ended_) end.at = std::min(end.at, record.time);
  }
  void operator()(const RulesAdopted& e) const { audit.rules_ = e.version; }
  // No reveal says anything of them.
  void operator()(const GameSettled&) const {}
  void operator()(const OfAccount auto&) const {}
  void operator()(const ClassOpened&) const {}
  void operator()(const ClassEnded&) const {}
  void operator()(const OverviewOpened&) const {}
  void operator()(const AssignmentSet&) const {}
  void operator()(const LogKeyAdopted&) const {}

 private:
  // The operator's act that causes the record, 0 if none does.
  Position act_before() const {
    return audit.act_ != 0 && record.caused_by == audit.act_ ? audit.act_ : 0;
  }

  void note(const AskedSide& asked, std::string_view what, std::string_view given_on) const {
    if (auto* game = audit.find(asked.game))
      game->quoted.push_back({record.position, record.time, asked, what, given_on});
  }

  void check_change(const ResultRecorded& e) const {
    const auto revealed = audit.revealed_.find(e.game);
    if (revealed == audit.revealed_.end()) return;
    if (const auto act = act_before(); act == 0) {
      report("the result of a revealed game is changed");
    } else if (e.score != revealed->second) {
      audit.overruling_.push_back(act);
    }
  }
};

void AuditEvidence::take(const Record& record, const Report& report) {
  if (!open_) return;
  while (!revealed_lately_.empty() && revealed_lately_.front().time + kRevealDue <= record.time) {
    revealed_start_ = std::max(revealed_start_, revealed_lately_.front().starts_at);
    revealed_lately_.pop_front();
  }
  std::visit(Take{*this, record, report}, record.event);
}

void AuditEvidence::finish() {
  std::vector<Remark> unended;
  for (const auto& [id, game] : games_) {
    if (game.result || game.scheduled.starts_at + kOvertaken > revealed_start_) continue;
    unended.push_back({game.listed_at,
                       fmt::format("game {} was committed to and has no end, although a game that "
                                   "began later has been revealed",
                                   to_string(id))});
  }
  std::ranges::sort(unended, {}, &Remark::position);
  for (auto& [position, what] : unended) remark(position, std::move(what));
}

void AuditEvidence::remark(Position position, std::string what) {
  ++remarks_total_;
  if (remarks_.size() < kRemarksListed) remarks_.push_back({position, std::move(what)});
}

AuditEvidence::Game* AuditEvidence::find(GameId id) {
  const auto found = games_.find(id);
  return found == games_.end() ? nullptr : &found->second;
}

void AuditEvidence::report_first(const Report& report) {
  report(fmt::format("game {} has ended and was not revealed", to_string(ended_.front().game)));
  ended_.pop_front();
}

}  // namespace chalkline::ledger
