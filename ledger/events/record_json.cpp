#include "ledger/events/record_json.hpp"

#include <fmt/format.h>

#include <boost/json/serialize.hpp>
#include <boost/json/string_view.hpp>
#include <boost/json/value.hpp>
#include <concepts>
#include <span>
#include <type_traits>

#include "base/time_text.hpp"

namespace chalkline::ledger {
namespace {

class JsonWriter {
 public:
  explicit JsonWriter(std::string& out) : out_(out) {}

  void put(std::integral auto value) { out_ += std::to_string(value); }
  void put(bool value) { out_ += value ? "true" : "false"; }
  void put(AccountId id) { put(raw(id)); }
  void put(GameId id) { quote(to_string(id)); }
  void put(Timestamp time) { quote(to_iso(time)); }
  template <class E>
    requires std::is_enum_v<E>
  void put(E value) {
    quote(name_of(value));
  }
  void put(const std::string& text) { out_ += boost::json::serialize(boost::json::value(text)); }
  void put(const IdempotencyKey& key) { put_hex(key); }
  void put(const Sha256Digest& digest) { put_hex(digest); }
  template <class List>
    requires requires(const List& list) { list.begin(); }
  void put(const List& items) {
    out_ += '[';
    for (const auto& item : items) {
      separate();
      put(item);
    }
    out_ += ']';
  }
  template <class T>
  void put(const std::optional<T>& value) {
    if (value) {
      put(*value);
    } else {
      out_ += "null";
    }
  }
  template <HasFields T>
  void put(const T& object) {
    out_ += '{';
    for_each_field(object,
                   [this](const char* name, const auto& value) { this->member(name, value); });
    out_ += '}';
  }

  template <class T>
  void member(const char* name, const T& value) {
    separate();
    quote(name);
    out_ += ':';
    put(value);
  }

 private:
  void separate() {
    if (out_.back() != '{' && out_.back() != '[') out_ += ',';
  }
  void put_hex(std::span<const std::uint8_t> bytes) {
    std::string hex;
    for (const auto byte : bytes) hex += fmt::format("{:02x}", byte);
    quote(hex);
  }
  // For text that needs no escaping.
  void quote(std::string_view text) {
    out_ += '"';
    out_ += text;
    out_ += '"';
  }

  std::string& out_;
};

}  // namespace

std::string to_json(const Record& record) {
  const auto stream = stream_of(record.event);
  const auto stream_id =
      stream.kind == StreamKind::kGame ? to_string(GameId{stream.id}) : std::to_string(stream.id);
  std::string out{"{"};
  JsonWriter json{out};
  json.member("position", record.position);
  json.member("time", record.time);
  json.member("type", std::string{type_of(record.event).name});
  json.member("version", type_of(record.event).version);
  json.member("stream", fmt::format("{}:{}", name_of(stream.kind), stream_id));
  json.member("previousInStream", record.previous_in_stream);
  json.member("causedBy", record.caused_by);
  json.member("postings", record.postings);
  std::visit([&json](const auto& event) { json.member("event", event); }, record.event);
  out += '}';
  return out;
}

}  // namespace chalkline::ledger
