#pragma once

#include <optional>

#include "http/api/wizard/answering.hpp"

// Answers with advice on games of the board.
namespace chalkline::http {

WizardReply reply_of(wizard::Answer answer);
wizard::Vocabulary vocabulary_of(const Knowledge& knowledge, const Asker& asker);
// Null where it has begun, or left the board.
const sports::Game* find_open(const Knowledge& knowledge, ledger::GameId id);
bool is_open(const Knowledge& knowledge, const sports::Game& game);

MadeAnswer on_games(const wizard::Question& question, const Asker& asker,
                    const Knowledge& knowledge, const Records& records);
// On the next game with such a price. Absent where nothing on the board has one.
std::optional<MadeAnswer> on_an_example(wizard::Question question, const Asker& asker,
                                        const Knowledge& knowledge, const Records& records);
MadeAnswer on_slip(const wizard::Question& question, const Asker& asker, const Knowledge& knowledge,
                   const Records& records);
MadeAnswer best_value(const wizard::Question& question, const Asker& asker,
                      const Knowledge& knowledge, const Records& records);

}  // namespace chalkline::http
