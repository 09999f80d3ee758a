#include "sports/feeds/said_once.hpp"

#include <spdlog/spdlog.h>

#include <utility>

namespace chalkline::sports {

void SaidOnce::warn(std::string sentence) {
  if (said_.size() == kSentencesMax || said_.contains(sentence)) return;
  spdlog::warn("sports: {}", sentence);
  said_.insert(std::move(sentence));
  if (said_.size() == kSentencesMax) {
    spdlog::warn(
        "sports: this is the {}th line of its kind; until the next start there are no more",
        kSentencesMax);
  }
}

}  // namespace chalkline::sports
