/** The entered time of day, `9:05`, `0905`, `9` or `9:05 pm`, as `09:05`; undefined if invalid. */
export function readTime(typed: string): string | undefined {
  const written = /^(\d{1,2})(?:[:.h\s]?(\d{2}))?\s*(?:([ap])\.?m\.?)?$/i.exec(typed.trim());
  if (!written) return undefined;
  const [, hour = '', minute = '00', half] = written;
  const hours = half ? (Number(hour) % 12) + (half.toLowerCase() === 'p' ? 12 : 0) : Number(hour);
  const isHour = half ? Number(hour) >= 1 && Number(hour) <= 12 : hours <= 23;
  if (!isHour || Number(minute) > 59) return undefined;
  return `${String(hours).padStart(2, '0')}:${minute}`;
}
