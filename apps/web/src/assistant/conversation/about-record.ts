import { incidentName } from '@halyard/contracts/operations/incidents.ts';

const incidentNumber = /^[1-9]\d{0,14}$/;

/** The record on a screen, by name; undefined if its URL does not identify one. */
export function aboutRecord(screen: string): string | undefined {
  const { pathname, searchParams } = new URL(screen, 'https://console.invalid');
  const incident = searchParams.get('incident') ?? '';
  return pathname === '/security' && incidentNumber.test(incident) ? incidentName(Number(incident)) : undefined;
}
