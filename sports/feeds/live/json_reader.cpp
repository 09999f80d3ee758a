#include "sports/feeds/live/json_reader.hpp"

#include <fmt/format.h>

#include "base/time_text.hpp"

namespace chalkline::sports::live {
namespace {

constexpr std::int64_t kScoreMax = 999;

// Names a row by one of its values; empty where that does not fit into a sentence.
std::string label_of(const boost::json::value& row, std::string_view key) {
  constexpr std::size_t kLabelBytesMax = 40;
  const auto* object = row.if_object();
  const auto* value = object == nullptr ? nullptr : object->if_contains(key);
  if (value == nullptr) return {};
  if (const auto* number = value->if_int64()) return std::to_string(*number);
  const auto* text = value->if_string();
  return text == nullptr || text->size() > kLabelBytesMax ? std::string{} : std::string{*text};
}

}  // namespace

void RowsLeftOut::add(std::string why) {
  if (named != nullptr) named->add(why);
  if (rows++ == 0) first = std::move(why);
}

void RowsLeftOut::end_row(bool is_read, std::size_t rows_before, std::size_t read_before) {
  if (!is_read) {
    read = read_before;
  } else if (rows == rows_before || read > read_before) {
    ++read;
  }
}

std::string JsonReader::sentence(std::string_view why) const {
  return fmt::format("{}: {}", place_.empty() ? "the page" : place_, why);
}

void JsonReader::refuse(std::string_view why) const { throw Unreadable{sentence(why)}; }

void JsonReader::refuse_page(std::string_view why) const { throw WrongPage{sentence(why)}; }

std::string JsonReader::place_of(std::string_view key) const {
  return place_.empty() ? std::string{key} : fmt::format("{}.{}", place_, key);
}

JsonReader JsonReader::at(std::string_view key) const {
  if (auto found = find(key)) return *std::move(found);
  refuse(fmt::format("there is no '{}'", key));
}

std::optional<JsonReader> JsonReader::find(std::string_view key) const {
  const auto* object = value_->if_object();
  if (object == nullptr) refuse("it is not an object");
  const auto* found = object->if_contains(key);
  if (found == nullptr || found->is_null()) return std::nullopt;
  return JsonReader{*found, place_of(key), *left_out_};
}

std::vector<JsonReader> JsonReader::rows() const { return rows_named({}); }

std::vector<JsonReader> JsonReader::rows_named(std::string_view key) const {
  const auto* array = value_->if_array();
  if (array == nullptr) refuse("it is not a list");
  if (array->size() > kRowsMax) refuse("it is longer than any list of a league");
  std::vector<JsonReader> rows;
  rows.reserve(array->size());
  for (const auto& value : *array) {
    const auto label = key.empty() ? std::string{} : label_of(value, key);
    rows.emplace_back(value,
                      label.empty() ? fmt::format("{}[{}]", place_, rows.size())
                                    : fmt::format("{}[{} {}]", place_, key, label),
                      *left_out_);
  }
  return rows;
}

std::string_view JsonReader::text() const {
  const auto* text = value_->if_string();
  if (text == nullptr) refuse("it is not a text");
  return {text->data(), text->size()};
}

std::int64_t JsonReader::whole() const {
  const auto* number = value_->if_int64();
  if (number == nullptr) refuse("it is not a whole number");
  return *number;
}

double JsonReader::number() const {
  if (const auto* number = value_->if_double()) return *number;
  const auto* whole = value_->if_int64();
  if (whole == nullptr) refuse("it is not a number");
  return static_cast<double>(*whole);
}

bool JsonReader::truth() const {
  const auto* truth = value_->if_bool();
  if (truth == nullptr) refuse("it is neither true nor false");
  return *truth;
}

ledger::Timestamp JsonReader::time() const {
  const auto time = parse_iso(text());
  if (!time) refuse(time.error());
  return *time;
}

std::int32_t JsonReader::score() const {
  const auto points = whole();
  if (points < 0 || points > kScoreMax) refuse("it is no score");
  return static_cast<std::int32_t>(points);
}

std::int32_t JsonReader::count() const {
  const auto number = whole();
  if (number < 0 || number > kCountMax) refuse("it is no count");
  return static_cast<std::int32_t>(number);
}

std::string JsonReader::name() const {
  const auto text = value_->is_object() ? at("default").text() : this->text();
  if (text.empty() || text.size() > kNameBytesMax) refuse("it is no name");
  return std::string{text};
}

std::string JsonReader::id() const {
  return value_->is_string() ? name() : std::to_string(whole());
}

}  // namespace chalkline::sports::live
