// The yardstick for HTTP: the least that a server can do and still be honest. One io thread a core,
// coroutines on raw sockets, nothing but the two handlers:
//   GET  /empty   200 bytes of JSON
//   GET  /sized/N N bytes of JSON
//   POST /bare    parses a bet, hands it to one writer thread, which makes everything that has
//                 gathered durable in one synced RocksDB batch (a record of 250 bytes each), and
//                 answers with as much JSON as Chalkline does
//   bench_bare_server DIRECTORY     prints its port; ends when its standard input ends
#include <rocksdb/db.h>
#include <unistd.h>

#include <boost/asio/awaitable.hpp>
#include <boost/asio/co_spawn.hpp>
#include <boost/asio/detached.hpp>
#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/post.hpp>
#include <boost/asio/redirect_error.hpp>
#include <boost/asio/use_awaitable.hpp>
#include <boost/asio/write.hpp>
#include <boost/beast/core/flat_buffer.hpp>
#include <boost/beast/http/parser.hpp>
#include <boost/beast/http/string_body.hpp>
#include <boost/json/monotonic_resource.hpp>
#include <boost/json/parser.hpp>
#include <condition_variable>
#include <functional>
#include <mutex>
#include <stdexcept>
#include <string>
#include <string_view>
#include <thread>
#include <vector>

#include "tests/bench/bench.hpp"

namespace {

namespace asio = boost::asio;
namespace beast_http = boost::beast::http;
namespace json = boost::json;
using boost::system::error_code;
using Tcp = asio::ip::tcp;
using Executor = asio::io_context::executor_type;
using Socket = asio::basic_stream_socket<Tcp, Executor>;
using Acceptor = asio::basic_socket_acceptor<Tcp, Executor>;
template <class T>
using Task = asio::awaitable<T, Executor>;
constexpr asio::use_awaitable_t<Executor> use_task;

constexpr std::size_t kRecordBytes = 250;  // as long as a stored BetPlaced
constexpr std::size_t kEmptyReplyBytes = 200;
constexpr std::size_t kBetReplyBytes = 440;  // as long as Chalkline's answer to a bet

std::string response(std::size_t bytes) {
  const std::string head = R"({"padding":")";
  const std::string body = head + std::string(bytes - head.size() - 2, 'x') + "\"}";
  return fmt::format(
      "HTTP/1.1 200 OK\r\nContent-Type: application/json\r\nContent-Length: {}\r\n\r\n{}",
      body.size(), body);
}

// A bet that waits for its sync; lies in the frame of its coroutine.
struct Waiting {
  std::string record;
  std::size_t thread;
  std::move_only_function<void()> resume;
};

class Writer {
 public:
  Writer(const std::string& directory, std::vector<Executor> threads)
      : threads_(std::move(threads)) {
    rocksdb::Options options;
    options.create_if_missing = true;
    rocksdb::DB* db{};
    if (!rocksdb::DB::Open(options, directory, &db).ok())
      throw std::runtime_error("open " + directory);
    db_.reset(db);
    std::thread{[this] { run(); }}.detach();
  }

  Task<void> write(Waiting& waiting) {
    const auto start = [&](auto resume) {
      waiting.resume = std::move(resume);
      {
        const std::scoped_lock lock{mutex_};
        queue_.push_back(&waiting);
      }
      wake_.notify_one();
    };
    co_await asio::async_initiate<const asio::use_awaitable_t<Executor>&, void()>(start, use_task);
  }

 private:
  [[noreturn]] void run() {
    rocksdb::WriteOptions synced;
    synced.sync = true;
    rocksdb::WriteBatch batch;
    std::vector<Waiting*> group;
    for (std::uint64_t position{};;) {
      group.clear();
      {
        std::unique_lock lock{mutex_};
        wake_.wait(lock, [this] { return !queue_.empty(); });
        group.swap(queue_);
      }
      batch.Clear();
      for (const auto* waiting : group) {
        const auto key = __builtin_bswap64(++position);
        batch.Put({reinterpret_cast<const char*>(&key), sizeof key}, waiting->record);
      }
      if (!db_->Write(synced, &batch).ok()) throw std::runtime_error("write");
      answer(group);
    }
  }

  // Only one post for each io thread with all of its answers.
  void answer(const std::vector<Waiting*>& group) {
    std::vector<std::vector<Waiting*>> by_thread(threads_.size());
    for (auto* waiting : group) by_thread[waiting->thread].push_back(waiting);
    for (std::size_t i = 0; i < threads_.size(); ++i) {
      if (by_thread[i].empty()) continue;
      asio::post(threads_[i], [answers = std::move(by_thread[i])] {
        for (auto* waiting : answers) std::exchange(waiting->resume, nullptr)();
      });
    }
  }

  std::vector<Executor> threads_;
  std::unique_ptr<rocksdb::DB> db_;
  std::mutex mutex_;
  std::condition_variable wake_;
  std::vector<Waiting*> queue_;
};

// The fields of a bet, one after the other; empty if it is none.
std::string record_of(std::string_view body) {
  thread_local std::array<unsigned char, 4096> memory;
  json::monotonic_resource resource{memory.data(), memory.size()};
  json::parser parser{&resource};
  error_code ec;
  parser.write(body, ec);
  if (ec) return {};
  const auto value = parser.release();
  const auto* bet = value.if_object();
  if (bet == nullptr) return {};
  const auto& game = bet->at("gameId").as_string();
  const auto& market = bet->at("betType").as_string();
  const auto& label = bet->at("prediction").as_string();
  const std::array<std::int64_t, 3> numbers{bet->at("betAmount").as_int64(),
                                            bet->at("odds").as_int64(),
                                            bet->at("potentialWinnings").as_int64()};
  std::string record;
  record.reserve(kRecordBytes);
  record.append(game).append(market).append(label);
  record.append(reinterpret_cast<const char*>(numbers.data()), sizeof numbers);
  record.resize(kRecordBytes);
  return record;
}

Task<void> serve(Socket socket, std::size_t thread, Writer& writer) {
  static const std::string empty_reply = response(kEmptyReplyBytes);
  static const std::string bet_reply = response(kBetReplyBytes);
  constexpr std::size_t kReadBytes = 4096;
  error_code ec;
  socket.set_option(Tcp::no_delay{true}, ec);
  socket.non_blocking(true, ec);
  boost::beast::flat_buffer buffer;
  std::string sized_reply;  // a connection asks for one size
  constexpr std::string_view kSized{"/sized/"};
  while (!ec) {
    beast_http::request_parser<beast_http::string_body> parser;
    parser.eager(true);
    while (!parser.is_done()) {
      buffer.commit(co_await socket.async_read_some(buffer.prepare(kReadBytes),
                                                    asio::redirect_error(use_task, ec)));
      if (ec) co_return;
      buffer.consume(parser.put(buffer.data(), ec));
      if (ec && ec != beast_http::error::need_more) co_return;
    }
    const auto* reply = &empty_reply;
    if (parser.get().target() == "/bare") {
      Waiting waiting{record_of(parser.get().body()), thread, {}};
      if (waiting.record.empty()) co_return;
      co_await writer.write(waiting);
      reply = &bet_reply;
    }
    if (parser.get().target().starts_with(kSized)) {
      if (sized_reply.empty()) {
        sized_reply =
            response(std::stoul(std::string{parser.get().target().substr(kSized.size())}));
      }
      reply = &sized_reply;
    }
    // A small one fits into the socket's buffer unless the client does not read.
    const auto sent = socket.write_some(asio::buffer(*reply), ec);
    if (sent == reply->size()) continue;
    if (reply != &sized_reply) co_return;
    if (ec == asio::error::would_block) ec = {};
    co_await asio::async_write(socket, asio::buffer(*reply) + sent,
                               asio::redirect_error(use_task, ec));
  }
}

Task<void> accept(Acceptor& acceptor, std::vector<Executor> threads, Writer& writer) {
  for (std::size_t turn = 0;; turn = (turn + 1) % threads.size()) {
    auto socket = co_await acceptor.async_accept(threads[turn], use_task);
    asio::co_spawn(threads[turn], serve(std::move(socket), turn, writer), asio::detached);
  }
}

}  // namespace

int main(int argc, char** argv) {
  if (argc != 2) {
    fmt::print(stderr, "Usage: bench_bare_server DIRECTORY\n");
    return 2;
  }
  std::vector<std::unique_ptr<asio::io_context>> contexts;
  std::vector<Executor> executors;
  for (unsigned i = 0; i < std::thread::hardware_concurrency(); ++i) {
    contexts.push_back(std::make_unique<asio::io_context>(1));
    executors.push_back(contexts.back()->get_executor());
  }
  Writer writer{argv[1], executors};
  Acceptor acceptor{executors.front(), {asio::ip::address_v4::loopback(), 0}};
  asio::co_spawn(executors.front(), accept(acceptor, executors, writer), asio::detached);
  std::vector<std::jthread> threads;
  for (const auto& context : contexts) {
    threads.emplace_back([&context] {
      const auto work = asio::make_work_guard(*context);
      context->run();
    });
  }
  fmt::print("http://127.0.0.1:{}\n", acceptor.local_endpoint().port());
  std::fflush(stdout);
  for (char c{}; ::read(STDIN_FILENO, &c, 1) > 0;) continue;
  std::_Exit(0);  // connections may still be open, and nothing here is worth keeping
}
