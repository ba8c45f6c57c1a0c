/** The STIX types of galaxies' clusters; those of other galaxies stay labels. */
const kinds: readonly (readonly [galaxies: RegExp, kind: string])[] = [
  [/^mitre(-[a-z]+)*-attack-pattern$/, 'attack-pattern'],
  [/^mitre(-[a-z]+)*-intrusion-set$/, 'intrusion-set'],
  [/^mitre(-[a-z]+)*-malware$/, 'malware'],
  [/^mitre(-[a-z]+)*-tool$/, 'tool'],
  [/^mitre(-[a-z]+)*-course-of-action$/, 'course-of-action'],
  [/^(threat-actor|microsoft-activity-group)$/, 'threat-actor'],
  [/^(android|backdoor|banker|botnet|cryptominers|malpedia|ransomware|rat|stealer|wiper)$/, 'malware'],
  [/^(exploit-kit|tds|tool)$/, 'tool'],
];

export const kindOfGalaxy = (galaxy: string): string | null =>
  kinds.find(([galaxies]) => galaxies.test(galaxy.toLowerCase()))?.[1] ?? null;

/** Kinds that an indicator can point at (STIX 2.1, section 7: `indicates`). */
export const indicated: ReadonlySet<string> = new Set([
  'attack-pattern',
  'intrusion-set',
  'malware',
  'threat-actor',
  'tool',
]);
