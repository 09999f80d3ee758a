#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

namespace chalkline::http {

// An answer of a few sentences comes in some hundred lines of some hundred bytes.
inline constexpr std::size_t kStreamBytesMax = std::size_t{64} << 10U;
inline constexpr std::size_t kStreamTextMax = 2'000;

// Reads the answer of the OpenAI chat-completions interface as it comes: server-sent events, each
// with a piece of the text, and at last "[DONE]".
class ChatStream {
 public:
  // Whether more is wanted: not once it has ended, or is nothing of the kind.
  bool take(std::string_view bytes);

  // The whole text, once it has ended by itself.
  std::optional<std::string> text() const;

 private:
  enum class State : char { kComing, kEnded, kBroken };
  void take_line(std::string_view line);
  void take_piece(std::string_view data);

  State state_{State::kComing};
  std::size_t bytes_{};
  std::string line_;  // its beginning
  std::string text_;
};

}  // namespace chalkline::http
