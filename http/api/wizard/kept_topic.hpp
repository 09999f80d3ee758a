#pragma once

#include <string>

#include "wizard/understanding/care.hpp"

namespace chalkline::http {

// Kept with an answer for the questions that follow: the topic, and why no bets are spoken of.
struct KeptTopic {
  wizard::Topic topic{};
  wizard::Care care{};
};

std::string keep_topic(const KeptTopic& kept);

// Nothing for a text that no program of this version kept.
KeptTopic kept_topic(const std::string& text);

}  // namespace chalkline::http
