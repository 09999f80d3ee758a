#pragma once

#include <memory>
#include <optional>

#include "http/server/tls.hpp"

namespace chalkline::http {

class Server;

// Reloads the TLS files on request, on a thread that nothing waits for: a file system that hangs
// delays neither the signals nor the end of the process.
class TlsReload {
 public:
  // Without `files` there is nothing to read. `server` outlives this.
  TlsReload(Server& server, std::optional<TlsFiles> files);
  // A reload under way has no effect.
  ~TlsReload();
  TlsReload(const TlsReload&) = delete;
  TlsReload& operator=(const TlsReload&) = delete;

  // For the connections that come from now on. Unusable files are logged and change nothing. While
  // they are being read, they are read once more.
  void ask();

 private:
  struct Shared;
  static void read(const std::shared_ptr<Shared>& shared);

  const std::shared_ptr<Shared> shared_;
};

}  // namespace chalkline::http
