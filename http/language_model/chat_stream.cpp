#include "http/language_model/chat_stream.hpp"

#include <boost/json/parse.hpp>
#include <boost/json/value.hpp>
#include <new>

namespace chalkline::http {
namespace {

using JsonValue = boost::json::value;

constexpr std::string_view kEventData = "data:";
constexpr std::string_view kStreamEnd = "[DONE]";
// Ended by itself; else by its length, or by a filter of the server.
constexpr std::string_view kOwnStop = "stop";

const JsonValue* member(const JsonValue* value, std::string_view name) {
  const auto* object = value == nullptr ? nullptr : value->if_object();
  return object == nullptr ? nullptr : object->if_contains(name);
}

const JsonValue* first_of(const JsonValue* value) {
  const auto* array = value == nullptr ? nullptr : value->if_array();
  return array == nullptr || array->empty() ? nullptr : &array->front();
}

const boost::json::string* string_in(const JsonValue* value) {
  return value == nullptr ? nullptr : value->if_string();
}

}  // namespace

bool ChatStream::take(std::string_view bytes) {
  bytes_ += bytes.size();
  if (bytes_ > kStreamBytesMax) state_ = State::kBroken;
  while (state_ == State::kComing && !bytes.empty()) {
    const auto end = bytes.find('\n');
    line_ += bytes.substr(0, end);
    if (end == std::string_view::npos) break;
    bytes.remove_prefix(end + 1);
    if (line_.ends_with('\r')) line_.pop_back();
    take_line(line_);
    line_.clear();
  }
  return state_ == State::kComing;
}

std::optional<std::string> ChatStream::text() const {
  return state_ == State::kEnded ? std::optional{text_} : std::nullopt;
}

// Events have names and comments too, which say nothing here.
void ChatStream::take_line(std::string_view line) {
  if (line.empty() || line.starts_with(':') || line.starts_with("event:")) return;
  if (!line.starts_with(kEventData)) {
    state_ = State::kBroken;
    return;
  }
  line.remove_prefix(kEventData.size());
  if (line.starts_with(' ')) line.remove_prefix(1);
  if (line == kStreamEnd) {
    state_ = State::kEnded;
  } else {
    take_piece(line);
  }
}

void ChatStream::take_piece(std::string_view data) {
  boost::system::error_code problem;
  const auto piece = boost::json::parse(data, problem);
  const auto* choices = problem ? nullptr : member(&piece, "choices");
  if (choices == nullptr || !choices->is_array()) {
    state_ = State::kBroken;
    return;
  }
  const auto* choice = first_of(choices);  // none in a piece that counts tokens
  if (const auto* text = string_in(member(member(choice, "delta"), "content")))
    text_.append(text->data(), text->size());
  const auto* reason = string_in(member(choice, "finish_reason"));
  if (text_.size() > kStreamTextMax ||
      (reason != nullptr && std::string_view{reason->data(), reason->size()} != kOwnStop))
    state_ = State::kBroken;
}

}  // namespace chalkline::http
