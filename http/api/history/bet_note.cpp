#include <fmt/format.h>

#include "base/json/reader.hpp"
#include "http/api/history/history.hpp"
#include "http/api/history/history_json.hpp"
#include "http/api/shared/call/rejections.hpp"
#include "http/parse/query_fields.hpp"
#include "http/parse/visible_text.hpp"

namespace chalkline::http {
namespace {

// By the log, which has a bet before its answer leaves.
bool is_own_bet(const ledger::Log& log, ledger::AccountId account, ledger::BetId bet) {
  if (bet == 0 || bet > log.position()) return false;
  const auto record = ledger::read_record(log, bet);
  const auto* placed = std::get_if<ledger::BetPlaced>(&record.event);
  return placed != nullptr && placed->account == account;
}

enum class Kept : std::uint8_t { kNote, kNoBet, kNobody };

}  // namespace

Task<Response> History::write_note(RequestContext& context) {
  auto form = read_json<wire::BetNoteRequest>(context.request.body);
  if (!form) co_return text(400, form.error());
  const auto bet = parse_digits(form->bet_id);
  if (!bet) co_return text(400, "betId must be the id of a bet");
  if (has_control(form->text)) co_return text(400, "A note cannot hold control characters");
  const auto account = context.session->account;
  const bool is_empty = is_blank(form->text);
  const auto of = context.account();  // whose bet it is; the note is the person's
  const auto kept = co_await parts_.storage.run(context, account, [&] {
    if (!is_own_bet(parts_.log, of, *bet)) return Kept::kNoBet;
    auto& notes = parts_.accounts.bet_notes;
    if (!is_empty)
      return notes.put(account, *bet, form->text, wall_now()) ? Kept::kNote : Kept::kNobody;
    notes.remove(account, *bet);
    return Kept::kNote;
  });
  if (!kept) co_return kept.error();
  if (*kept == Kept::kNobody) co_return signed_out();
  if (*kept == Kept::kNoBet) co_return text(404, "None of your bets has this number");
  co_return json(200, to_json(wire::BetNote{
                          {*bet}, is_empty ? std::string_view{} : std::string_view{form->text}}));
}

}  // namespace chalkline::http
