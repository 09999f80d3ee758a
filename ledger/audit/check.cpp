#include <fmt/format.h>

#include <algorithm>

#include "ledger/audit/decided_again.hpp"
#include "ledger/audit/model.hpp"
#include "ledger/rules/activity.hpp"
#include "ledger/rules/placement.hpp"

namespace chalkline::ledger {

// Asks of each event: would this have been decided here?
struct AuditModel::Check {
  AuditModel& model;
  const Record& record;
  const Report& report;
  const Rules& rules = *model.rules_;

  void operator()(const AccountOpened& e) const {
    expect(decide(account(e.account), OpenAccount{e.account}, rules), e, "the opening");
  }

  void operator()(const CoinsGranted& e) const {
    const auto& state = account(e.account);
    switch (e.reason) {
      case GrantReason::kBankrollReset:
        return expect(decide(state, ResetBankroll{e.account}, record.time, rules), e,
                      "the bankroll reset");
      case GrantReason::kMonthlyBonus:
        return expect(decide(state, GrantMonthlyBonus{e.account}, record.time, rules), e,
                      "the monthly bonus");
      case GrantReason::kSignUp:
      case GrantReason::kTierUpgrade:
      case GrantReason::kClassStart:
        break;
    }
    report("no opening and no upgrade before it grants these coins");
  }

  void operator()(const BetPlaced& e) const {
    const auto bet = request_of(e);
    expect_decided(decide(model.bettor(e.account), model.games_of(e.legs),
                          BetOfSlip{e.account, e.key, e.request, e.slip, bet}, record.time,
                          model.ledger_.steps, rules),
                   Event{e}, "the bet");
    check_slip(e);
  }

  void operator()(const BetSettled& e) const {
    const auto* bet = find_bet(e.bet);
    if (bet == nullptr) return;
    if (bet->settlement && is_settled(&*bet->settlement))
      report(fmt::format("bet {} is settled already", e.bet));
    if (const auto closed = account(e.account).closed; closed != 0) {
      auto right = voided(e.bet, bet->placed);
      if (record.version < 3) right.kind.reset();
      if (e != right) report("an open bet of a closed account is void");
      if (record.caused_by != closed) report("not caused by the closing of its account");
      return check_void(e);
    }
    const auto* game = ended_game(e.game);
    if (game == nullptr || !is_on(bet->placed, e.game)) return report("its game has not ended");
    const auto* before = bet->settlement ? &*bet->settlement : nullptr;
    if (is_settled(before)) return;
    const auto derived =
        settle(e.bet, bet->placed, before, e.game, model.games_of(bet->placed.legs));
    if (derived.empty()) {
      report(fmt::format("bet {} waits for another of its games", e.bet));
    } else {
      auto right = std::get<BetSettled>(derived.front());
      if (record.version < 2) right.closing_line_value.reset();
      if (record.version < 3) right.kind.reset();
      if (right != e)
        report(fmt::format(
            "bet {} is settled as {} with {} coins; quote and result make it {} with {}", e.bet,
            name_of(e.outcome), e.credit, name_of(right.outcome), right.credit));
    }
    if (record.caused_by != game->end_event) report("not caused by the latest end of its game");
    check_order(e.bet);
  }

  void operator()(const SettlementReversed& e) const {
    const auto* bet = find_bet(e.bet);
    if (bet == nullptr) return;
    if (!bet->settlement || !is_settled(&*bet->settlement))
      return report(fmt::format("bet {} is not settled", e.bet));
    if (account(e.account).closed != 0) report("the bets of a closed account stay as they were");
    const auto derived =
        settle(e.bet, bet->placed, &*bet->settlement, GameId{}, model.games_of(bet->placed.legs));
    if (derived.empty()) {
      report(fmt::format("takes back the settlement of bet {}, which is right", e.bet));
    } else if (derived.front() != Event{e}) {
      report(fmt::format("does not take back the settlement of bet {}", e.bet));
    }
    if (std::ranges::none_of(bet->placed.legs, [&](const Leg& leg) {
          const auto* game = ended_game(leg.game);
          return game != nullptr && game->end_event == record.caused_by;
        }))
      report("not caused by the latest end of one of its games");
    check_order(e.bet);
  }

  // All other XP follows an event that has just been decided.
  void operator()(const XpAwarded& e) const {
    for (const std::int64_t asked : {rules.xp.hub_section, rules.xp.hub_sport}) {
      auto decided = decide(account(e.account), ViewHub{e.account, asked}, record.time, rules);
      if (decided && decided->front() == Event{e}) return expect(std::move(decided), e, "the view");
    }
    report("nothing before it earns this XP");
  }

  void operator()(const BadgeEarned& e) const { expect_reached(e.account, e, "this badge"); }
  void operator()(const SkillReached& e) const { expect_reached(e.account, e, "this skill level"); }

  void operator()(const LimitsSet& e) const {
    // The event holds everything of the request but the days of a break.
    ChangeLimits command{e.account, e.pending ? e.pending->values : e.current,
                         e.reality_check_minutes, std::nullopt};
    const auto& before = account(e.account).limits.cool_off_until;
    if (e.cool_off_until && e.cool_off_until != before) {
      command.cool_off_days = static_cast<std::int32_t>(
          std::chrono::floor<std::chrono::days>(*e.cool_off_until - record.time).count());
    }
    expect(decide(account(e.account), command, record.time, rules), e, "the change of limits");
  }

  void operator()(const BetReviewed& e) const {
    const auto placed = placed_bet(e.bet);
    const auto known = model.bets_.find(e.bet);
    // A forgotten bet was settled long ago.
    const bool settled = known == model.bets_.end() ||
                         (known->second.settlement && is_settled(&*known->second.settlement));
    expect(decide(account(e.account), ReviewBet{e.account, e.bet, e.date},
                  {placed ? &*placed : nullptr, settled, model.reviewed_.contains(e.bet)},
                  record.time, rules),
           e, "the opening of a post-mortem");
  }

  template <class E>
    requires requires(const E& e) { decided_again(AccountState{}, e, Timestamp{}, Rules{}); }
  void operator()(const E& e) const {
    expect(decided_again(account(e.account), e, record.time, rules), e, "the command");
  }

  void operator()(const AccountClosed& e) const {
    expect(decide(account(e.account), CloseAccount{e.account}), Event{e}, "the closing");
  }

  template <class E>
    requires requires(const E& e) { decided_again(nullptr, e, Timestamp{}, Rules{}); }
  void operator()(const E& e) const {
    expect(decided_again(model.find_class(e.class_id), e, record.time, rules), Event{e},
           "the command");
  }
  template <class E>
    requires requires(const E& e, const Check& known) {
      decided_with(known, e, Timestamp{}, Rules{});
    }
  void operator()(const E& e) const {
    expect(decided_with(*this, e, record.time, rules), Event{e}, "the command");
  }

  void operator()(const GameScheduled& e) const {
    expect(decide(model.find_game(e.game), ScheduleGame{e}, rules), Event{e}, "the scheduling");
  }
  void operator()(const GameRescheduled& e) const {
    if (model.act_) return expect_act({.starts_at = e.starts_at}, e);
    GameScheduled again{};
    again.game = e.game;
    again.starts_at = e.starts_at;
    expect(decide(model.find_game(e.game), ScheduleGame{again}, rules), Event{e}, "the new start");
  }
  void operator()(const LineClosed& e) const {
    expect(decide(model.find_game(e.game), CloseLine{e.game, e.quoted_at, e.lines}), Event{e},
           "the closing line");
  }
  void operator()(const ResultRecorded& e) const {
    if (model.act_) return expect_act({.score = e.score}, e);
    RecordResult command{e.game, e.score, e.periods};
    if (!model.statistics_)
      return expect(decide(model.find_game(e.game), command, record.time, model.ledger_.steps),
                    Event{e}, "the result");
    const auto statistics = *std::exchange(model.statistics_, std::nullopt);
    if (record.time != statistics.time) report("is later than the figures of its players");
    const auto& players = statistics.event.players;
    command.players.assign(players.begin(), players.end());
    command.simulated = statistics.event.simulated;
    const auto decided = decide(&statistics.before, command, record.time, model.ledger_.steps);
    if (!decided) {
      report(fmt::format("the result had to be refused: {}", sentence(decided.error())));
    } else if (*decided != Events{statistics.event, e} || record.caused_by != statistics.position) {
      report("the result does not follow from the state and the figures before it");
    }
  }
  void operator()(const StatisticsRecorded& e) const {
    const auto* game = model.find_game(e.game);
    if (game == nullptr) return report("its game is unknown");
    expect_no_cause();
    model.statistics_ = Statistics{e, record.position, record.time, *game};
  }
  void operator()(const GameCancelled& e) const {
    if (model.act_) return expect_act({}, e);
    expect(decide(model.find_game(e.game), CancelGame{e.game}, record.time, rules), Event{e},
           "the cancellation");
  }
  // Decided with the event that it causes (expect_act).
  void operator()(const OperatorActed& e) const {
    if (model.find_game(e.game) == nullptr) return report("its game is unknown");
    expect_no_cause();
    model.act_ = Act{e, record.position, record.time};
  }
  void operator()(const GameRevealed& e) const {
    expect(decide(model.find_game(e.game), RevealGame{e.game, e.reveal}), Event{e}, "the reveal");
  }
  void operator()(const GameSettled& e) const {
    const auto* game = model.find_game(e.game);
    if (game == nullptr || !has_ended(*game) || game->settled)
      return report("its game is not to be settled");
    if (record.caused_by != game->end_event) report("not caused by the latest end of its game");
    check_settlements(e.game);
    if (e.bets != game->bets)
      report(fmt::format("counts {} bets where {} were placed", e.bets, game->bets));
  }
  void operator()(const RulesAdopted& e) const {
    expect(decide(model.ledger_, AdoptRules{e.version}), Event{e}, "the adoption of rules");
  }
  void operator()(const ClockSet& e) const {
    expect(decide(model.ledger_, SetClockBack{}, record.time, model.span_), Event{e},
           "the setting back of the clock");
  }

  // For decided_with().
  const AccountState& account(AccountId id) const { return model.accounts_[id]; }
  const GameState* game(GameId id) const { return model.find_game(id); }
  const ClassState* find_class(const ClassId& id) const { return model.find_class(id); }
  const ClassState* class_of_purse(AccountId id) const {
    const auto& purse = account(id).purse;
    return purse ? find_class(purse->class_id) : nullptr;
  }
  const LedgerState& ledger() const { return model.ledger_; }
  // That stands before the record, and so has been held to the records.
  std::optional<Hash> root_at(Position position) const {
    return position < record.position ? model.log_.root_at(position) : std::nullopt;
  }
  // That stands before the record.
  std::optional<Event> find_event(Position position) const {
    if (position == 0 || position >= record.position) return std::nullopt;
    try {
      return read_record(model.log_, position).event;
    } catch (const LogFailure&) {
      report(fmt::format("event {} cannot be read", position));
    }
    return std::nullopt;
  }

 private:
  const GameState* ended_game(GameId id) const {
    const auto* game = model.find_game(id);
    return game != nullptr && has_ended(*game) ? game : nullptr;
  }

  static bool is_on(const BetPlaced& bet, GameId game) {
    return std::ranges::find(bet.legs, game, &Leg::game) != bet.legs.end();
  }

  // A person or a feed asked for it.
  void expect_no_cause() const {
    if (record.caused_by != 0) report("no other event causes it");
  }

  // The end of a game settles its bets from the newest to the oldest.
  void check_order(BetId bet) const {
    const auto [last, is_first] = model.settling_.try_emplace(record.caused_by, bet);
    if (!is_first && last->second < bet)
      report(fmt::format("bet {} had to be settled before bet {}", bet, last->second));
    last->second = bet;
  }

  // The newest first.
  void check_void(const BetSettled& e) const {
    const auto found = model.to_void_.find(e.account);
    if (found == model.to_void_.end()) return report("its account had no open bets");
    auto& open = found->second;
    if (e.bet != open.back())
      report(fmt::format("bet {} of the account had to be void before it", open.back()));
    std::erase(open, e.bet);
    if (open.empty()) model.to_void_.erase(found);
  }

  // 3, 2, 1 in a row, at one time, caused by the first, which alone has the key.
  void check_slip(const BetPlaced& e) const {
    if (!model.slip_) {
      if (record.caused_by != 0) report("a slip is asked for by a person");
      if (e.slip < 1 || e.slip > rules.slips.bets_max)
        report(fmt::format("a slip has no {} bets", e.slip));
      if (e.slip > 1)
        model.slip_ = {e.account, record.position, record.time,
                       static_cast<std::uint8_t>(e.slip - 1)};
      return;
    }
    auto& slip = *model.slip_;
    if (e.account != slip.account || e.slip != slip.left || record.caused_by != slip.first ||
        record.time != slip.time || e.key != IdempotencyKey{} || e.request != RequestDigest{})
      report(fmt::format("is not the bet that continues the slip at {}", slip.first));
    model.command_ = slip.first;
    if (--slip.left == 0) model.slip_.reset();
  }

  // Each bet on the game is as the games say, but for those that a game which has ended since will
  // settle.
  void check_settlements(GameId id) const {
    model.for_each_bet(id, [&](BetId bet_id, const Bet& bet) {
      if (account(bet.placed.account).closed != 0) return;
      for (const auto& leg : bet.placed.legs) {
        const auto* other = leg.game == id ? nullptr : ended_game(leg.game);
        if (other != nullptr && !other->settled) return;
      }
      const auto* settlement = bet.settlement ? &*bet.settlement : nullptr;
      if (!settle(bet_id, bet.placed, settlement, id, model.games_of(bet.placed.legs)).empty()) {
        report(is_settled(settlement)
                   ? fmt::format("bet {} is not settled as its games ended", bet_id)
                   : fmt::format("bet {} is open", bet_id));
      }
    });
  }

  const Bet* find_bet(BetId id) const {
    const auto found = model.bets_.find(id);
    if (found == model.bets_.end()) {
      report(fmt::format("no open bet {}, and none that could still be corrected", id));
      return nullptr;
    }
    return &found->second;
  }

  void expect(const std::expected<Event, Rejection>& decided, const Event& event,
              std::string_view name) const {
    expect_no_cause();
    if (!decided) {
      report(fmt::format("{} had to be refused: {}", name, sentence(decided.error())));
    } else if (*decided != event) {
      report(fmt::format("{} does not follow from the state before it", name));
    }
  }
  void expect(std::expected<Events, Rejection> decided, const Event& event,
              std::string_view name) const {
    expect_no_cause();
    expect_decided(std::move(decided), event, name);
  }
  void expect_decided(std::expected<Events, Rejection> decided, const Event& event,
                      std::string_view name) const {
    if (!decided)
      return report(fmt::format("{} had to be refused: {}", name, sentence(decided.error())));
    if (decided->front() != event)
      return report(fmt::format("{} does not follow from the state before it", name));
    model.to_follow_.assign(decided->begin() + 1, decided->end());
  }

  // `command` but for the act, which came right before.
  void expect_act(ActAsOperator command, const Event& event) const {
    const auto act = *std::exchange(model.act_, std::nullopt);
    command.act = act.event;
    if (record.time != act.time) report("is later than the operator's act");
    const auto decided =
        decide(model.find_game(act.event.game), command, record.time, model.ledger_.steps);
    if (!decided) {
      report(fmt::format("the operator's act had to be refused: {}", sentence(decided.error())));
    } else if (*decided != Events{act.event, event}) {
      report("does not follow from the state and the operator's act before it");
    }
  }

  void expect_reached(AccountId id, const Event& event, std::string_view name) const {
    auto& reached = model.reached_;
    if (!reached || reached->account != id) return report(fmt::format("{} is not reached", name));
    auto& due = reached->events;
    const auto found = model.badges_may_be_missing() ? std::ranges::find(due, event) : due.begin();
    if (found == due.end() || *found != event)
      return report(fmt::format("{} is not reached", name));
    if (record.caused_by != reached->cause || record.time != reached->time)
      report(fmt::format("{} does not come with event {}", name, reached->cause));
    due.erase(due.begin(), found + 1);
    if (due.empty()) reached.reset();
  }

  std::optional<BetPlaced> placed_bet(BetId id) const {
    if (const auto known = model.bets_.find(id); known != model.bets_.end())
      return known->second.placed;
    auto old = find_event(id);
    auto* placed = old ? std::get_if<BetPlaced>(&*old) : nullptr;
    return placed == nullptr ? std::nullopt : std::optional{std::move(*placed)};
  }
};

void AuditModel::check(const Record& record, const Report& report) {
  std::visit(Check{*this, record, report}, record.event);
}

}  // namespace chalkline::ledger
