// The order matters: most browsers also call themselves by the name of those before them in history.
const BROWSERS = [
  [/Edg\w*\//, 'Edge'],
  [/OPR\//, 'Opera'],
  [/Firefox\//, 'Firefox'],
  [/Chrom(e|ium)\/|CriOS\//, 'Chrome'],
  [/Safari\//, 'Safari'],
] as const;
const SYSTEMS = [
  [/Android/, 'Android'],
  [/iPhone|iPad/, 'iOS'],
  [/Windows/, 'Windows'],
  [/Mac OS X/, 'macOS'],
  [/Linux|X11/, 'Linux'],
] as const;

function first(list: readonly (readonly [RegExp, string])[], agent: string): string | undefined {
  return list.find(([pattern]) => pattern.test(agent))?.[1];
}

/** Returns a name such as 'Firefox on Linux' for a User-Agent; for an unknown browser, its first word. */
export function browserName(agent: string): string {
  const browser = first(BROWSERS, agent);
  const system = first(SYSTEMS, agent);
  if (browser) return system ? `${browser} on ${system}` : browser;
  return agent.split(' ')[0] || 'Unknown browser';
}
