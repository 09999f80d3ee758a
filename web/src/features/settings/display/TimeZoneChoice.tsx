import { useId, useState } from 'react';
import { usePreferences } from '@/state/preferences';
import { useDates } from '@/state/use-dates';
import { TextField } from '@/ui/form/Field';
import { OWN_ZONE, ZONE_LABELS, zoneLabel, zoneMeant, zoneNamed } from './time-zones';

const HOW = "Start typing a city. Leave empty to use this browser's time zone.";
const UNKNOWN = 'There is no such time zone. Choose one from the list.';

const choose = (timeZone: string | null) => usePreferences.setState({ timeZone });

/**
 * One of hundreds, found by typing a part of its name. A full name takes effect at once, a place when
 * the field is left.
 */
export function TimeZoneChoice() {
  const list = useId();
  const { timeZone, formatTime } = useDates();
  const [now] = useState(() => Date.now());
  const [typed, setTyped] = useState<string>();
  const [isDone, setIsDone] = useState(false);
  // A text that names no zone has no time to show.
  const acts = typed === undefined || zoneNamed(typed) !== undefined;

  const change = (text: string) => {
    setTyped(text);
    setIsDone(false);
    const zone = zoneNamed(text);
    if (zone !== undefined) choose(zone);
  };
  const finish = () => {
    if (typed === undefined) return;
    setIsDone(true);
    const zone = typed.trim() === '' ? null : zoneMeant(typed);
    if (zone === undefined) return;
    if (zone !== timeZone) choose(zone);
    setTyped(undefined);
  };
  return (
    <>
      <TextField
        label="Time zone"
        hint={acts ? `${HOW} It is ${formatTime(now)} there.` : HOW}
        error={isDone && typed !== undefined ? UNKNOWN : undefined}
        list={list}
        autoComplete="off"
        spellCheck={false}
        placeholder={`${zoneLabel(OWN_ZONE)}, that of this browser`}
        value={typed ?? (timeZone === null ? '' : zoneLabel(timeZone))}
        onFocus={({ target }) => {
          setIsDone(false);
          target.select();
        }}
        onChange={({ target }) => change(target.value)}
        onKeyDown={({ key }) => {
          if (key === 'Enter') finish();
        }}
        onBlur={finish}
      />
      <datalist id={list}>
        {ZONE_LABELS.map((label) => (
          <option key={label} value={label} />
        ))}
      </datalist>
    </>
  );
}
