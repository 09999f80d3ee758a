import { Box, chakra } from '@chakra-ui/react';
import { ODDS_FORMATS, formatPrice } from '@/domain/odds/odds-format';
import type { OddsFormat } from '@/domain/odds/odds-format';
import { Section } from '@/features/settings/Section';
import { COLOUR_CHOICES, useColourMode } from '@/state/colour-mode';
import type { ColourChoice } from '@/state/colour-mode';
import { usePreferences } from '@/state/preferences';
import { Chips } from '@/ui/form/Chips';
import { RadioCards } from '@/ui/form/RadioCards';
import { TimeZoneChoice } from './TimeZoneChoice';

const FORMATS: Record<OddsFormat, string> = {
  american: 'American',
  decimal: 'Decimal',
  fractional: 'Fractional',
  implied: 'Implied chance',
};
const COLOURS: Record<ColourChoice, string> = { system: 'System', light: 'Light', dark: 'Dark' };

/** Two prices as each format writes them. */
const EXAMPLE = [150, -110];

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

/** How prices, colours and times show; at once, on this browser and wherever the player signs in. */
export function DisplaySettings() {
  return (
    <Section title="Display" text="Changes apply at once.">
      <OddsFormatChoice />
      <ColourModeChoice />
      <Box>
        <TimeZoneChoice />
      </Box>
    </Section>
  );
}
