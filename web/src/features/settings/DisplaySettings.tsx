import { useState } from 'react';
import { Box, chakra } from '@chakra-ui/react';
import { COLOUR_CHOICES, useColourMode } from '@/lib/colour-mode';
import type { ColourChoice } from '@/lib/colour-mode';
import { useDates } from '@/lib/dates';
import { formatPrice } from '@/lib/odds-format';
import { isTimeZone, ODDS_FORMATS, usePreferences } from '@/lib/preferences';
import type { OddsFormat } from '@/lib/preferences';
import { Chips } from '@/ui/Chips';
import { Field, Input } from '@/ui/Field';
import { RadioCards } from '@/ui/RadioCards';
import { Section } from './Section';

const FORMATS: Record<OddsFormat, string> = {
  american: 'American',
  decimal: 'Decimal',
  fractional: 'Fractional',
  implied: 'Implied chance',
};
const COLOURS: Record<ColourChoice, string> = { system: 'System', light: 'Light', dark: 'Dark' };

/** Two prices as each format writes them. */
const EXAMPLE = [150, -110];

const OWN_ZONE = Intl.DateTimeFormat().resolvedOptions().timeZone;
const ZONES = ['UTC', ...Intl.supportedValuesOf('timeZone').filter((zone) => zone !== 'UTC')];

function OddsFormatChoice() {
  const oddsFormat = usePreferences((preferences) => preferences.oddsFormat);
  return (
    <RadioCards
      legend="Odds format"
      value={oddsFormat}
      onChange={(format) => usePreferences.setState({ oddsFormat: format })}
      options={ODDS_FORMATS.map((format) => ({
        value: format,
        label: (
          <>
            {FORMATS[format]}{' '}
            <b>{EXAMPLE.map((odds) => formatPrice(odds, format)).join(' \u00b7 ')}</b>
          </>
        ),
      }))}
    />
  );
}

function ColourModeChoice() {
  const { choice, choose } = useColourMode();
  return (
    <div>
      <chakra.p fontSize="sm" fontWeight="semibold" mb="1.5" aria-hidden>
        Colour mode
      </chakra.p>
      <Chips
        label="Colour mode"
        options={COLOUR_CHOICES.map((value) => ({ value, label: COLOURS[value] }))}
        value={choice}
        onChange={choose}
      />
    </div>
  );
}

function TimeZoneChoice() {
  const { timeZone, formatTime } = useDates();
  const [now] = useState(() => Date.now());
  return (
    <Field label="Time zone" hint={`It is ${formatTime(now)} there.`}>
      {(control) => (
        <Input asChild {...control}>
          <select
            value={timeZone ?? ''}
            onChange={({ target }) =>
              usePreferences.setState({ timeZone: isTimeZone(target.value) ? target.value : null })
            }
          >
            <option value="">That of this browser ({OWN_ZONE})</option>
            {ZONES.map((zone) => (
              <option key={zone} value={zone}>
                {zone.replaceAll('_', ' ')}
              </option>
            ))}
          </select>
        </Input>
      )}
    </Field>
  );
}

/** How prices, colours and times show; at once, on this browser and wherever the player signs in. */
export function DisplaySettings() {
  return (
    <Section title="Display" text="Each choice acts at once.">
      <OddsFormatChoice />
      <ColourModeChoice />
      <Box>
        <TimeZoneChoice />
      </Box>
    </Section>
  );
}
