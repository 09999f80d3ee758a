#include "base/csv.hpp"

#include <fmt/format.h>

#include <utility>

#include "base/utf8.hpp"

namespace chalkline {
namespace {

constexpr std::string_view kByteOrderMark = "\xEF\xBB\xBF";

class Parser {
 public:
  explicit Parser(std::string_view text) : text_(text) {}

  std::expected<std::vector<CsvRow>, std::string> rows() {
    std::vector<CsvRow> rows;
    while (at_ < text_.size()) {
      CsvRow row{line_, {}};
      do {
        auto cell = text_.substr(at_).starts_with('"') ? quoted() : plain();
        if (!cell) return std::unexpected(cell.error());
        row.cells.push_back(*std::move(cell));
      } while (take(","));
      if (!end_of_line()) {
        return std::unexpected(fmt::format("line {}: text after a closing quote", line_));
      }
      const bool empty_line = row.cells.size() == 1 && row.cells.front().empty();
      if (!empty_line) rows.push_back(std::move(row));
    }
    return rows;
  }

 private:
  bool take(std::string_view token) {
    if (!text_.substr(at_).starts_with(token)) return false;
    at_ += token.size();
    return true;
  }

  bool end_of_line() {
    if (at_ == text_.size()) return true;
    if (!take("\r\n") && !take("\n")) return false;
    ++line_;
    return true;
  }

  std::expected<std::string, std::string> plain() {
    auto end = text_.find_first_of(",\n", at_);
    if (end == std::string_view::npos) end = text_.size();
    auto cell = text_.substr(at_, end - at_);
    at_ = end;
    if (cell.ends_with('\r') && (end == text_.size() || text_[end] == '\n')) {
      cell.remove_suffix(1);
    }
    return std::string{cell};
  }

  std::expected<std::string, std::string> quoted() {
    const auto opened = line_;
    std::string cell;
    ++at_;
    while (true) {
      const auto quote = text_.find('"', at_);
      if (quote == std::string_view::npos) {
        return std::unexpected(fmt::format("line {}: a quote that never ends", opened));
      }
      for (; at_ < quote; ++at_) {
        line_ += text_[at_] == '\n' ? 1 : 0;
        cell += text_[at_];
      }
      ++at_;
      if (!take("\"")) return cell;
      cell += '"';
    }
  }

  std::string_view text_;
  std::size_t at_ = 0;
  std::size_t line_ = 1;
};

}  // namespace

std::expected<std::vector<CsvRow>, std::string> parse_csv(std::string_view text) {
  if (!is_text(text)) return std::unexpected("it is not UTF-8 text");
  if (text.starts_with(kByteOrderMark)) text.remove_prefix(kByteOrderMark.size());
  return Parser{text}.rows();
}

}  // namespace chalkline
