#include "tests/sports/loopback_server.hpp"

#include <arpa/inet.h>
#include <netinet/in.h>
#include <poll.h>
#include <sys/socket.h>
#include <unistd.h>

#include <array>
#include <stdexcept>

namespace chalkline::sports::test {
namespace {

constexpr int kLookAtStopEveryMs = 20;

sockaddr_in loopback() {
  sockaddr_in address{};
  address.sin_family = AF_INET;
  address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
  return address;
}

int listening_socket() {
  const int socket = ::socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0);
  const auto address = loopback();
  if (::bind(socket, reinterpret_cast<const sockaddr*>(&address), sizeof address) != 0 ||
      ::listen(socket, SOMAXCONN) != 0) {
    throw std::runtime_error{"a test cannot listen on this machine"};
  }
  return socket;
}

// Whether there is something to read, or the other side has closed; false when time is up.
bool has_news(int socket) {
  pollfd waiting{socket, POLLIN, 0};
  return ::poll(&waiting, 1, kLookAtStopEveryMs) > 0;
}

}  // namespace

LoopbackServer::LoopbackServer(Answer answer)
    : answer_{std::move(answer)},
      socket_{listening_socket()},
      thread_{[this](const std::stop_token& stopping) {
        while (!stopping.stop_requested()) {
          if (!has_news(socket_)) continue;
          const int connection = ::accept4(socket_, nullptr, nullptr, SOCK_CLOEXEC);
          serve(connection);
          ::close(connection);
        }
      }} {}

LoopbackServer::~LoopbackServer() {
  thread_.request_stop();
  thread_.join();
  ::close(socket_);
}

std::string LoopbackServer::url() const {
  auto address = loopback();
  socklen_t size = sizeof address;
  ::getsockname(socket_, reinterpret_cast<sockaddr*>(&address), &size);
  return "http://127.0.0.1:" + std::to_string(ntohs(address.sin_port));
}

std::vector<std::string> LoopbackServer::requests() const {
  const std::scoped_lock lock{mutex_};
  return requests_;
}

// One request on each connection.
void LoopbackServer::serve(int connection) {
  std::string head;
  std::array<char, 4'096> bytes{};
  while (!head.contains("\r\n\r\n")) {
    const auto read = ::recv(connection, bytes.data(), bytes.size(), 0);
    if (read <= 0) return;
    head.append(bytes.data(), static_cast<std::size_t>(read));
  }
  {
    const std::scoped_lock lock{mutex_};
    requests_.push_back(head);
  }
  const auto answer = answer_(head);
  for (std::size_t sent = 0; sent < answer.size();) {
    const auto wrote = ::send(connection, answer.data() + sent, answer.size() - sent, MSG_NOSIGNAL);
    if (wrote <= 0) return;  // the client has seen enough
    sent += static_cast<std::size_t>(wrote);
  }
  if (answer.empty()) {
    while (::recv(connection, bytes.data(), bytes.size(), 0) > 0) {
    }
  }
}

std::string json_answer(const std::string& body, const std::string& headers) {
  return "HTTP/1.1 200 OK\r\nContent-Type: application/json; charset=utf-8\r\nConnection: close\r\n"
         "Content-Length: " +
         std::to_string(body.size()) + "\r\n" + headers + "\r\n" + body;
}

std::string bare_answer(const std::string& status, const std::string& headers) {
  return "HTTP/1.1 " + status + "\r\nConnection: close\r\nContent-Length: 0\r\n" + headers + "\r\n";
}

}  // namespace chalkline::sports::test
