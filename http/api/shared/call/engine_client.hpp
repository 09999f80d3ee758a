#pragma once

#include <vector>

#include "http/server/task.hpp"
#include "ledger/engine/engine.hpp"

namespace chalkline::http {

// Lets the coroutines of one io thread wait for the engine. All answers of a group arrive with one
// post.
class EngineClient final : public ledger::AnswerSink {
 public:
  EngineClient(ledger::Engine& engine, Executor executor) : engine_{engine}, executor_{executor} {}

  // On the io thread. kBusy when the engine takes no more; otherwise resumes once the command's
  // events are durable.
  Task<ledger::Outcome> decide(ledger::Command command);

  // The same of several, which stand in a row in the engine's queue: their outcomes in their order,
  // once all are durable. All kBusy where it does not take them all.
  Task<std::vector<ledger::Outcome>> decide_all(std::vector<ledger::Command> commands);

  // On the engine's thread.
  void deliver(std::vector<Answer> answers) override;

 private:
  ledger::Engine& engine_;
  Executor executor_;
};

}  // namespace chalkline::http
