#include "sports/feeds/seasons/json_rows.hpp"

#include <fmt/format.h>

#include <boost/json/parse.hpp>
#include <boost/json/serialize.hpp>

#include "base/utf8.hpp"

namespace chalkline::sports::seasons {
namespace {

namespace json = boost::json;

std::string cell_of(const json::value* value) {
  if (value == nullptr || value->is_null()) return {};
  if (const auto* text = value->if_string()) return std::string{text->data(), text->size()};
  // 20110908.0 is written as a whole number.
  if (const auto* number = value->if_double()) return fmt::format("{}", *number);
  return json::serialize(*value);
}

// The members of the object that has most, so that no other one lacks what the file is known by.
CsvRow header_of(const json::array& list) {
  const json::object* longest = nullptr;
  for (const auto& entry : list) {
    const auto* object = entry.if_object();
    if (object != nullptr && (longest == nullptr || object->size() > longest->size()))
      longest = object;
  }
  CsvRow header;
  if (longest == nullptr) return header;
  for (const auto& member : *longest) header.cells.emplace_back(member.key());
  return header;
}

}  // namespace

std::expected<std::vector<CsvRow>, std::string> parse_json_rows(std::string_view text) {
  if (!is_text(text)) return std::unexpected("it is not UTF-8 text");
  boost::system::error_code problem;
  const auto parsed = json::parse(text, problem);
  if (problem) return std::unexpected(fmt::format("it is not JSON: {}", problem.message()));
  const auto* list = parsed.if_array();
  if (list == nullptr) return std::unexpected("its JSON is not a list");
  const auto header = header_of(*list);
  std::vector<CsvRow> rows{header};
  for (const auto& entry : *list) {
    CsvRow row{rows.size(), {}};
    if (const auto* object = entry.if_object()) {
      for (const auto& name : header.cells) row.cells.push_back(cell_of(object->if_contains(name)));
    }
    rows.push_back(std::move(row));
  }
  return rows;
}

}  // namespace chalkline::sports::seasons
