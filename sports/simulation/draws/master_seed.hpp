#pragma once

#include <cstdint>
#include <string>

namespace chalkline::sports::simulated {

// The secret that a world of simulated games is drawn from, as text: 64 hexadecimal digits that a
// data directory drew (seed_file.hpp), or a whole number that a person chose.
class MasterSeed {
 public:
  MasterSeed(std::uint64_t number) : text_{std::to_string(number)}, number_{number} {}  // NOLINT
  explicit MasterSeed(std::string digits) : text_{std::move(digits)} {}

  const std::string& text() const { return text_; }
  std::uint64_t number() const { return number_; }  // 0 unless it is one

  friend auto operator<=>(const MasterSeed&, const MasterSeed&) = default;

 private:
  std::string text_;
  std::uint64_t number_{};
};

}  // namespace chalkline::sports::simulated
