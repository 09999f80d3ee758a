import { isTimeZone } from '@/state/preferences';

/** Zones that the time zone database has renamed. Browsers still list the old names, and take either. */
const RENAMED: Readonly<Partial<Record<string, string>>> = {
  'Africa/Asmera': 'Africa/Asmara',
  'America/Buenos_Aires': 'America/Argentina/Buenos_Aires',
  'America/Catamarca': 'America/Argentina/Catamarca',
  'America/Coral_Harbour': 'America/Atikokan',
  'America/Cordoba': 'America/Argentina/Cordoba',
  'America/Godthab': 'America/Nuuk',
  'America/Indianapolis': 'America/Indiana/Indianapolis',
  'America/Jujuy': 'America/Argentina/Jujuy',
  'America/Louisville': 'America/Kentucky/Louisville',
  'America/Mendoza': 'America/Argentina/Mendoza',
  'Asia/Calcutta': 'Asia/Kolkata',
  'Asia/Katmandu': 'Asia/Kathmandu',
  'Asia/Rangoon': 'Asia/Yangon',
  'Asia/Saigon': 'Asia/Ho_Chi_Minh',
  'Atlantic/Faeroe': 'Atlantic/Faroe',
  'Europe/Kiev': 'Europe/Kyiv',
  'Pacific/Enderbury': 'Pacific/Kanton',
  'Pacific/Ponape': 'Pacific/Pohnpei',
  'Pacific/Truk': 'Pacific/Chuuk',
};

/** Under its name of today, where this browser knows it. */
function nameToday(zone: string): string {
  const renamed = RENAMED[zone];
  return renamed !== undefined && isTimeZone(renamed) ? renamed : zone;
}

/** The name as one reads it: 'America/New York'. */
export function zoneLabel(zone: string): string {
  return nameToday(zone).replaceAll('_', ' ');
}

const ZONES = [...new Set(['UTC', ...Intl.supportedValuesOf('timeZone').map(nameToday)])].sort();
const BY_LABEL = new Map(ZONES.map((zone) => [zoneLabel(zone).toLowerCase(), zone]));

export const ZONE_LABELS = ZONES.map(zoneLabel);

const labelTyped = (text: string) => text.trim().replaceAll('_', ' ').toLowerCase();

/** The zone that a text names, in any case; undefined when it names none. */
export function zoneNamed(text: string): string | undefined {
  return BY_LABEL.get(labelTyped(text));
}

/** The zone that a finished text means: by its name, or by its place ('New York') where one alone has it. */
export function zoneMeant(text: string): string | undefined {
  const place = `/${labelTyped(text)}`;
  const [only, ...others] = [...BY_LABEL].filter(([label]) => label.endsWith(place));
  return zoneNamed(text) ?? (others.length === 0 ? only?.[1] : undefined);
}

export const OWN_ZONE = Intl.DateTimeFormat().resolvedOptions().timeZone;
