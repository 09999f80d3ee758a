#pragma once

#include <functional>
#include <mutex>
#include <string>
#include <thread>
#include <vector>

namespace chalkline::sports::test {

// A provider on this machine that answers every request as a test wants it, byte for byte.
class LoopbackServer {
 public:
  // `answer` is given the request's head and yields all that is sent back; nothing at all leaves
  // the client waiting until it gives up.
  using Answer = std::function<std::string(const std::string& head)>;
  explicit LoopbackServer(Answer answer);
  ~LoopbackServer();
  LoopbackServer(const LoopbackServer&) = delete;
  LoopbackServer& operator=(const LoopbackServer&) = delete;

  std::string url() const;
  std::vector<std::string> requests() const;  // their heads

 private:
  void serve(int connection);

  const Answer answer_;
  int socket_;
  mutable std::mutex mutex_;
  std::vector<std::string> requests_;
  std::jthread thread_;
};

// An answer of status 200 with that JSON; `headers` are more lines, each with its line end.
std::string json_answer(const std::string& body, const std::string& headers = {});
// An answer without a body.
std::string bare_answer(const std::string& status, const std::string& headers = {});

}  // namespace chalkline::sports::test
