#pragma once

#include <string_view>

#include "base/sqlite/sqlite.hpp"
#include "http/identity/personal/conversation.hpp"

// The rows of conversations in accounts.db.
namespace chalkline::http {

// Columns of wizard_messages and of wizard_saved.
inline constexpr std::string_view kPickColumns = "market, side, line";
std::optional<AdvisedPick> read_pick(const sqlite::Rows& rows, int first);

inline constexpr std::string_view kSaidColumns = "content, advice, links, suggestions, topic, game";
WizardReply read_said(const sqlite::Rows& rows, int first);  // and the pick behind it

// Whether the row can be shown. One that was damaged cannot: it is named in the log, once, and the
// rest of its conversation is shown without it.
bool can_show(const WizardMessage& message);
bool can_show(const SavedAnalysis& analysis);

}  // namespace chalkline::http
