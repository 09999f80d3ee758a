#pragma once

#include <cstddef>

#include "http/api/shared/app_context.hpp"
#include "http/app/client_files.hpp"
#include "http/server/application.hpp"

namespace chalkline::http {

// Answers each request by the call of its route, or by a file of the client. Refuses what the
// route's access does not allow, and counts the answers.
class Dispatcher final : public Application {
 public:
  // Both outlive the dispatcher.
  Dispatcher(AppContext& app, const ClientFiles& client) : app_{app}, client_{client} {}

  Task<Response> answer(const Request& request, IoThread& thread) override;

 private:
  Task<Response> answer(const Request& request, IoThreadContext& io, std::size_t index);

  AppContext& app_;
  const ClientFiles& client_;
};

}  // namespace chalkline::http
