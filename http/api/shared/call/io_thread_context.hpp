#pragma once

#include <concepts>
#include <cstddef>
#include <memory>
#include <string>
#include <vector>

#include "http/api/shared/call/engine_client.hpp"
#include "http/identity/accounts_reader.hpp"
#include "projections/read_models.hpp"

namespace chalkline::http {

// The parts that all calls use on one io thread, without a lock.
struct IoThreadContext {
  IoThreadContext(std::size_t at, ledger::Engine& engine, projections::ReadModels& models,
                  const std::string& accounts_file, Executor on)
      : index{at},
        executor{on},
        engine{engine, on},
        reader{models.reader()},
        accounts{accounts_file} {}

  const std::size_t index;  // of IoThread
  Executor executor;
  EngineClient engine;
  std::unique_ptr<projections::Reader> reader;
  AccountsReader accounts;
};

// As many as there are io threads, in their order.
using IoThreads = std::vector<std::unique_ptr<IoThreadContext>>;

// A part that a subject keeps for each io thread by itself, and so needs no lock for.
template <class T>
class PerIoThread {
 public:
  explicit PerIoThread(const IoThreads& threads) {
    for (const auto& io : threads) {
      if constexpr (std::constructible_from<T, IoThreadContext&>)
        each_.push_back(std::make_unique<T>(*io));
      else
        each_.push_back(std::make_unique<T>());
    }
  }
  T& of(const IoThreadContext& io) { return *each_[io.index]; }

 private:
  std::vector<std::unique_ptr<T>> each_;
};

}  // namespace chalkline::http
