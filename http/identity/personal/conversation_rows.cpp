#include "http/identity/personal/conversation_rows.hpp"

#include <spdlog/spdlog.h>

#include <boost/json/parse.hpp>
#include <boost/json/value.hpp>
#include <mutex>
#include <set>
#include <utility>

namespace chalkline::http {
namespace {

namespace json = boost::json;

// As many as a person's conversation has. Where more are damaged, the file is, and the log says no
// more of its rows.
constexpr std::size_t kNamedMax = kMessagesMax;

void name_damaged(const char* table, std::int64_t id) {
  static std::mutex mutex;
  static std::set<std::pair<std::string_view, std::int64_t>> named;
  const std::lock_guard lock{mutex};
  if (named.size() == kNamedMax || !named.emplace(table, id).second) return;
  spdlog::error("accounts.db: row {} of {} is damaged, and is left out of what is shown", id,
                table);
}

template <Named E>
bool has_name(E value) {
  const auto [words, first] = names_of(value);
  const auto number = static_cast<std::size_t>(std::to_underlying(value));
  return number >= first && number - first < words.size();
}

// Years are written with four digits.
bool is_time(ledger::Timestamp at) {
  constexpr ledger::Timestamp kEnd{std::chrono::sys_days{std::chrono::year{10'000} / 1 / 1}};
  return at >= ledger::Timestamp{} && at < kEnd;
}

bool is_pick(const std::optional<AdvisedPick>& pick) {
  return !pick || (has_name(pick->market) && has_name(pick->side));
}

bool is_json(std::string_view text, json::kind kind) {
  boost::system::error_code problem;
  const auto value = json::parse(text, problem);
  return !problem && value.kind() == kind;
}

}  // namespace

bool can_show(const WizardMessage& message) {
  const auto& said = message.said;
  const bool is_sound = has_name(message.speaker) && is_time(message.at) && is_pick(said.pick) &&
                        is_json(said.links, json::kind::array) &&
                        is_json(said.suggestions, json::kind::array) &&
                        (!said.advice || is_json(*said.advice, json::kind::object));
  if (!is_sound) name_damaged("wizard_messages", message.id);
  return is_sound;
}

bool can_show(const SavedAnalysis& analysis) {
  const bool is_sound = is_time(analysis.saved_at) && is_pick(analysis.pick) &&
                        is_json(analysis.advice, json::kind::object);
  if (!is_sound) name_damaged("wizard_saved", analysis.id);
  return is_sound;
}

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
