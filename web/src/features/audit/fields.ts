/** A value of a record as it stands in its JSON. */
type Value = unknown;

const isObject = (value: Value): value is Record<string, Value> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function flatten(name: string, value: Value): [string, string][] {
  if (Array.isArray(value)) {
    if (value.length === 0) return [[name, 'none']];
    return value.flatMap((one, index) => flatten(`${name} ${index + 1}`, one));
  }
  if (isObject(value)) {
    return Object.entries(value).flatMap(([key, one]) => flatten(`${name}.${key}`, one));
  }
  if (value === null) return [[name, 'none']];
  return [[name, typeof value === 'string' ? value : JSON.stringify(value)]];
}

/** A record's fields by their names, those within others after a dot: [['event.stake', '30'], ...]. */
export const fieldsOf = (record: Record<string, Value>): [string, string][] =>
  Object.entries(record).flatMap(([name, value]) => flatten(name, value));
