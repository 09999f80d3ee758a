#include <limits>
#include <ranges>
#include <utility>
#include <vector>

#include "http/api/account/account.hpp"
#include "http/api/account/account_json.hpp"
#include "http/api/shared/workers/storage.hpp"
#include "http/server/piecewise_body.hpp"
#include "ledger/engine/account_history.hpp"
#include "ledger/events/record_json.hpp"

namespace chalkline::http {
namespace {

// Records read and sent at once: some 75 KiB of text.
constexpr std::size_t kRecordsPerPiece = 256;

// When the workers have too much to do, the next piece waits.
constexpr std::chrono::milliseconds kWhenBusy{100};

// The chain of an account's records is linked from the newest to the oldest, and is exported from
// the oldest on. The marks are the newest of each piece: one position for kRecordsPerPiece records
// is all that is held of a history, however long it is.
void add_marks(std::vector<ledger::Position>& found, const ledger::Log& log,
               const ledger::State& state, ledger::AccountId account) {
  std::size_t count = 0;
  ledger::walk_history(log, state, account, [&](const ledger::Record& record) {
    if (count++ % kRecordsPerPiece == 0) found.push_back(record.position);
    return true;
  });
}

// The person's own account, then their purses; marks are taken from the back.
std::vector<ledger::Position> marks(const ledger::Log& log, const ledger::State& state,
                                    ledger::AccountId account) {
  std::vector<ledger::Position> found;
  for (const auto& purse : ledger::load_account(state, account).purses | std::views::reverse)
    add_marks(found, log, state, purse.account);
  add_marks(found, log, state, account);
  return found;
}

// As `audit export` prints them, between commas.
std::string piece_text(const ledger::Log& log, ledger::Position newest) {
  std::vector<std::string> lines;
  ledger::walk_history_from(log, newest, [&](const ledger::Record& record) {
    lines.push_back(ledger::to_json(record));
    return lines.size() < kRecordsPerPiece;
  });
  std::string text;
  for (const auto& line : lines | std::views::reverse) {
    if (!text.empty()) text += ',';
    text += line;
  }
  return text;
}

class HistoryBody final : public PiecewiseBody {
 public:
  HistoryBody(const ledger::Log& log, Storage& storage, RequestContext& context, std::string head,
              std::vector<ledger::Position> to_tell, Storage::LongRead place)
      : log_{log},
        storage_{storage},
        executor_{context.io.executor},
        account_{context.session->account},
        marks_{std::move(to_tell)},
        place_{std::move(place)},
        head_{std::move(head)} {}

  Task<std::optional<std::string>> next() override {
    if (!head_.empty()) co_return std::exchange(head_, {});
    if (done_) {
      place_.reset();
      co_return std::nullopt;
    }
    if (marks_.empty()) {
      done_ = true;
      co_return "]}";
    }
    auto text = co_await read(marks_.back());
    marks_.pop_back();
    if (std::exchange(begun_, true)) text.insert(0, ",");
    co_return text;
  }

 private:
  Task<std::string> read(ledger::Position newest) {
    for (;;) {
      auto text =
          co_await storage_.run(executor_, account_, [&] { return piece_text(log_, newest); });
      if (text) co_return *std::move(text);
      Timer pause{executor_, kWhenBusy};
      co_await pause.async_wait(use_task);
    }
  }

  const ledger::Log& log_;
  Storage& storage_;
  const Executor executor_;
  const ledger::AccountId account_;
  std::vector<ledger::Position> marks_;
  Storage::LongRead place_;  // until the end, before the client knows of it
  std::string head_;
  bool begun_{};
  bool done_{};
};

}  // namespace

Task<Response> Account::export_account(RequestContext& context) {
  auto& reader = context.io.accounts;
  const auto& session = *context.session;
  auto place = parts_.storage.begin_long_read(session.account);
  if (!place) co_return read_already();
  const auto person = reader.person(session.account);
  const auto settings = reader.settings(session.account);
  if (!person || !settings) co_return signed_out();
  const auto now = wall_now();
  const auto asked = reader.email_change(session.account, now);
  const auto sessions = reader.sessions(session.account, now);
  const auto conversation = reader.conversation(session.account);
  const auto saved = reader.saved_analyses(session.account);
  constexpr auto kAll = std::numeric_limits<std::int64_t>::max();  // of SQLite's numbers
  const auto notes = reader.bet_notes(session.account, 0, kAll);
  const auto taught = reader.classes().taught_by(session.account);
  const auto joined = reader.classes().joined_by(session.account);
  const auto waiting = reader.classes().waited_for_by(session.account);
  auto body = to_json(wire::AccountExport{
      .exported_at = now,
      .person = wire::exported_person_of(*person, asked),
      .settings = *settings,
      .habits = reader.habits(session.account).transform(&wire::habits_export_of),
      .sessions = wire::sessions_of(sessions, to_hex(session.token)),
      .wizard = wire::wizard_export_of(conversation, saved),
      .bet_notes = wire::notes_of(notes),
      .classes = wire::exported_classes_of(taught, joined, waiting),
      .ledger = {"["}});
  body.pop_back();  // the end comes behind the ledger's records
  // A long history takes a while to read.
  auto found = co_await parts_.storage.run(
      context, session.account, [&] { return marks(parts_.log, parts_.state, session.account); });
  if (!found) co_return std::move(found.error());
  Response response{.type = kJson};
  response.pieces = std::make_shared<HistoryBody>(
      parts_.log, parts_.storage, context, std::move(body), *std::move(found), std::move(place));
  co_return response.with("Content-Disposition",
                          "attachment; filename=\"chalkline-" + person->username + ".json\"");
}

}  // namespace chalkline::http
