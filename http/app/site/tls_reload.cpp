#include "http/app/site/tls_reload.hpp"

#include <spdlog/spdlog.h>

#include <mutex>
#include <thread>
#include <utility>

#include "http/server/server.hpp"

namespace chalkline::http {

struct TlsReload::Shared {
  const std::optional<TlsFiles> files;

  std::mutex mutex;
  Server* server;  // null once the server is going
  bool reading{};
  bool again{};
};

TlsReload::TlsReload(Server& server, std::optional<TlsFiles> files)
    : shared_{new Shared{.files = std::move(files), .mutex = {}, .server = &server}} {}

TlsReload::~TlsReload() {
  const std::lock_guard lock{shared_->mutex};
  shared_->server = nullptr;
}

void TlsReload::ask() {
  if (!shared_->files) return;
  {
    const std::lock_guard lock{shared_->mutex};
    shared_->again = true;
    if (std::exchange(shared_->reading, true)) return;
  }
  std::thread{[shared = shared_] { read(shared); }}.detach();
}

void TlsReload::read(const std::shared_ptr<Shared>& shared) {
  std::unique_lock lock{shared->mutex};
  while (shared->server != nullptr && std::exchange(shared->again, false)) {
    lock.unlock();
    std::shared_ptr<asio::ssl::context> fresh;
    try {
      fresh = std::make_shared<asio::ssl::context>(make_tls_context(*shared->files));
    } catch (const std::exception& failure) {
      spdlog::error("Could not reload the TLS certificate, keeping the old one: {}",
                    failure.what());
    }
    lock.lock();
    if (fresh == nullptr || shared->server == nullptr) continue;
    shared->server->use_tls(std::move(fresh));
    spdlog::info("The TLS certificate has been read again");
  }
  shared->reading = false;
}

}  // namespace chalkline::http
