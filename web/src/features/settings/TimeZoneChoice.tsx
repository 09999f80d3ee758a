import { useId, useState } from 'react';
import { useDates } from '@/lib/dates';
import { usePreferences } from '@/lib/preferences';
import { TextField } from '@/ui/Field';
import { OWN_ZONE, ZONE_LABELS, zoneLabel, zoneNamed } from './time-zones';

const UNKNOWN = 'There is no such time zone. Choose one from the list.';

const choose = (timeZone: string | null) => usePreferences.setState({ timeZone });

/** One of hundreds, found by typing a part of its name. A name acts once it is whole. */
export function TimeZoneChoice() {
  const list = useId();
  const { timeZone, formatTime } = useDates();
  const [now] = useState(() => Date.now());
  const [typed, setTyped] = useState<string>();
  const [isLeft, setIsLeft] = useState(false);

  const change = (text: string) => {
    setTyped(text);
    const zone = zoneNamed(text);
    if (zone !== undefined) choose(zone);
  };
  const leave = () => {
    if (typed === undefined) return;
    setIsLeft(true);
    if (typed.trim() === '') choose(null);
    else if (zoneNamed(typed) === undefined) return;
    setTyped(undefined);
  };
  return (
    <>
      <TextField
        label="Time zone"
        hint={`Type a part of its name, or leave it empty for that of this browser. It is ${formatTime(now)} there.`}
        error={isLeft && typed !== undefined ? UNKNOWN : undefined}
        list={list}
        autoComplete="off"
        spellCheck={false}
        placeholder={`${zoneLabel(OWN_ZONE)}, that of this browser`}
        value={typed ?? (timeZone === null ? '' : zoneLabel(timeZone))}
        onFocus={({ target }) => {
          setIsLeft(false);
          target.select();
        }}
        onChange={({ target }) => change(target.value)}
        onBlur={leave}
      />
      <datalist id={list}>
        {ZONE_LABELS.map((label) => (
          <option key={label} value={label} />
        ))}
      </datalist>
    </>
  );
}
