#pragma once

namespace chalkline::projections {

// What the file has to know about a model. A change of its tables or of what its apply() makes of
// an event is a new version: the stored model is then built anew.
struct Schema {
  const char* name;
  int version;
  const char* create;   // the statements that make its empty tables
  const char* content;  // reads all that it holds, in the order of its keys: what a digest covers
};

}  // namespace chalkline::projections
