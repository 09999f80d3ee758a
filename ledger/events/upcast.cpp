#include "ledger/events/upcast.hpp"

namespace chalkline::ledger {
namespace {

// The fields before version 3 of BetPlaced.
void read_legs_v2(ByteReader& in, Legs& legs) {
  std::uint8_t count{};
  in.get(count);
  for (std::uint8_t i = 0; in.ok() && i < count; ++i) {
    auto& leg = legs.emplace_back();
    in.get(leg.game);
    in.get(leg.market);
    in.get(leg.side);
    in.get(leg.line);
    in.get(leg.odds);
    in.get(leg.other_odds);
    in.get(leg.quoted_at);
    in.get(leg.previous_on_game);
  }
}

// The fields before version 4 of BetPlaced.
void read_condition_v3(ByteReader& in, std::optional<Condition>& condition) {
  bool present{};
  in.get(present);
  if (!in.ok() || !present) return;
  auto& read = condition.emplace();
  in.get(read.type);
  in.get(read.team);
  in.get(read.line);
  in.get(read.mark);
}

bool read_older(ByteReader& in, std::uint16_t version, BetPlaced& event) {
  if (version < 1 || version > 3) return false;
  in.get(event.account);
  in.get(event.stake);
  in.get(event.profit);
  in.get(event.balance_after);
  in.get(event.key);
  if (version == 3) {
    in.get(event.legs);
  } else {
    read_legs_v2(in, event.legs);
  }
  if (version >= 2) in.get(event.stated_chance);
  if (version == 3) {
    read_condition_v3(in, event.condition);
    in.get(event.slip);
  }
  return true;
}

bool read_older(ByteReader& in, std::uint16_t version, BetSettled& event) {
  if (version != 1 && version != 2) return false;
  in.get(event.account);
  in.get(event.bet);
  in.get(event.game);
  in.get(event.outcome);
  in.get(event.stake);
  in.get(event.credit);
  if (version == 2) in.get(event.closing_line_value);
  return true;
}

bool read_older(ByteReader& in, std::uint16_t version, SettlementReversed& event) {
  if (version != 1) return false;
  in.get(event.account);
  in.get(event.bet);
  in.get(event.settlement);
  in.get(event.stake);
  in.get(event.credit);
  return true;
}

bool read_older(ByteReader& in, std::uint16_t version, GameScheduled& event) {
  if (version != 1) return false;
  in.get(event.game);
  in.get(event.sport);
  in.get(event.source);
  in.get(event.source_key);
  in.get(event.starts_at);
  in.get(event.home_name);
  in.get(event.home_code);
  in.get(event.away_name);
  in.get(event.away_code);
  return true;
}

bool read_older(ByteReader& in, std::uint16_t version, ResultRecorded& event) {
  if (version != 1) return false;
  in.get(event.game);
  in.get(event.score);
  return true;
}

bool read_older(ByteReader& in, std::uint16_t version, BetReviewed& event) {
  if (version != 1) return false;
  in.get(event.account);
  in.get(event.bet);
  return true;
}

// Version 1 had one byte for each of basketball's five.
bool read_older(ByteReader& in, std::uint16_t version, StatisticsRecorded& event) {
  if (version != 1) return false;
  in.get(event.game);
  in.get(event.simulated);
  std::uint8_t count{};
  in.get(count);
  for (std::uint8_t i = 0; in.ok() && i < count; ++i) {
    auto& player = event.players.emplace_back();
    in.get(player.player);
    in.get(player.played);
    for (const auto type : {PropType::kPoints, PropType::kRebounds, PropType::kAssists,
                            PropType::kThrees, PropType::kMinutes}) {
      std::uint8_t value{};
      in.get(value);
      player.figures.push_back({type, value});
    }
  }
  return true;
}

bool read_older(ByteReader& in, std::uint16_t version, OperatorActed& event) {
  if (version != 1) return false;
  std::string login;
  in.get(event.game);
  in.get(event.act);
  in.get(login);
  in.get(event.uid);
  in.get(event.reason);
  return true;
}

}  // namespace

bool upcast(ByteReader& in, std::uint16_t version, Event& event) {
  return std::visit(
      [&](auto& current) {
        if constexpr (requires { read_older(in, version, current); }) {
          return read_older(in, version, current);
        } else {
          return false;
        }
      },
      event);
}

}  // namespace chalkline::ledger
