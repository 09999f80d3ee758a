#include "http/identity/conversation_rows.hpp"

namespace chalkline::http {

std::optional<AdvisedPick> read_pick(const sqlite::Rows& rows, int first) {
  if (rows.type(first) == SQLITE_NULL) return std::nullopt;
  return AdvisedPick{.market = rows.get<ledger::Market>(first),
                     .side = rows.get<ledger::Side>(first + 1),
                     .line = rows.get<ledger::HalfPoints>(first + 2)};
}

WizardReply read_said(const sqlite::Rows& rows, int first) {
  constexpr int kPick = 6;
  return {.content = rows.get<std::string>(first),
          .advice = rows.get<std::optional<std::string>>(first + 1),
          .links = rows.get<std::string>(first + 2),
          .suggestions = rows.get<std::string>(first + 3),
          .topic = rows.get<std::string>(first + 4),
          .game = rows.get<std::optional<ledger::GameId>>(first + 5),
          .pick = read_pick(rows, first + kPick)};
}

}  // namespace chalkline::http
