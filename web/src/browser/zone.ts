/** Days and hours of the server's words are those of this zone, unless the settings name one. */
export const browserZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone;
