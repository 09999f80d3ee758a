#pragma once

#include <sstream>
#include <string>
#include <vector>

namespace chalkline::sports::test {

// A small file of two rows a game, of our own making, a line and then a cell at a time:
//   TwoRowSample file{"Date,Rot,VH,Team, ..."};
//   file.add("1016,501,V,Philadelphia, ...").set(2, "Final", "F");
class TwoRowSample {
 public:
  explicit TwoRowSample(const std::string& header) { add(header); }

  TwoRowSample& add(const std::string& line) {
    auto& cells = lines_.emplace_back(1);
    for (const char c : line) {
      if (c == ',') {
        cells.emplace_back();
      } else {
        cells.back() += c;
      }
    }
    return *this;
  }

  // Writes into a line of the file, the header being line 1. The price after "OU" is "OU price".
  TwoRowSample& set(std::size_t line, const std::string& column, const std::string& cell) {
    const auto& names = lines_.front();
    for (std::size_t i = 0; i < names.size(); ++i) {
      const auto name = names[i].empty() ? names[i - 1] + " price" : names[i];
      if (name == column) lines_.at(line - 1).at(i) = cell;
    }
    return *this;
  }

  TwoRowSample& erase(std::size_t line) {
    lines_.erase(lines_.begin() + static_cast<std::ptrdiff_t>(line) - 1);
    return *this;
  }

  std::string text() const {
    std::ostringstream text;
    for (const auto& cells : lines_) {
      for (std::size_t i = 0; i < cells.size(); ++i) text << (i > 0 ? "," : "") << cells[i];
      text << '\n';
    }
    return text.str();
  }

 private:
  std::vector<std::vector<std::string>> lines_;
};

}  // namespace chalkline::sports::test
