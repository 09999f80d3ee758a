#pragma once

#include <string>

#include "wizard/understanding/question.hpp"

namespace chalkline::http {

// What was talked about, as it is kept with an answer for the questions that follow.
std::string keep_topic(const wizard::Topic& topic);

// No topic for a text that no program of this version kept.
wizard::Topic kept_topic(const std::string& kept);

}  // namespace chalkline::http
