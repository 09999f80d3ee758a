#include "ledger/events/record_json.hpp"

#include <fmt/format.h>

#include <functional>
#include <span>

#include "base/json/writer.hpp"

namespace chalkline::ledger {
namespace {

struct ExportedRecord {
  Position position{};
  Timestamp time{};
  std::string_view type;
  std::uint16_t version{};
  std::string stream;
  Position previous_in_stream{};
  Position caused_by{};
  std::span<const Posting> postings;
  std::reference_wrapper<const Event> event;
  static constexpr auto fields =
      std::tuple{field("position", &ExportedRecord::position),
                 field("time", &ExportedRecord::time),
                 field("type", &ExportedRecord::type),
                 field("version", &ExportedRecord::version),
                 field("stream", &ExportedRecord::stream),
                 field("previousInStream", &ExportedRecord::previous_in_stream),
                 field("causedBy", &ExportedRecord::caused_by),
                 field("postings", &ExportedRecord::postings),
                 field("event", &ExportedRecord::event)};
};

}  // namespace

std::string to_json(const Record& record) {
  const auto stream = stream_of(record.event);
  const auto stream_id =
      stream.kind == StreamKind::kGame ? to_string(GameId{stream.id}) : std::to_string(stream.id);
  return chalkline::to_json(
      ExportedRecord{.position = record.position,
                     .time = record.time,
                     .type = type_of(record.event).name,
                     .version = type_of(record.event).version,
                     .stream = fmt::format("{}:{}", name_of(stream.kind), stream_id),
                     .previous_in_stream = record.previous_in_stream,
                     .caused_by = record.caused_by,
                     .postings = record.postings,
                     .event = record.event});
}

}  // namespace chalkline::ledger
